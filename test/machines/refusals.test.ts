import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import type { ChangeCartInput, ChangeCartResult, RecordChangeInput, RecordChangeResult } from '#machines/cart/cart.types.ts';
import { clubLine as line } from '#model-tests/samples/carts.ts';
import { pickup } from '#model-tests/samples/orders.ts';

const refusal = { key: 'cart.validation.item.customization', name: line.name, maximum: null, sequenceNum: 2 };

/** A cart in which a change of line 2 was refused; whatever is asked after that is taken. */
async function withRefusal() {
  const answers: ChangeCartResult[] = [{ kind: 'troubled', problems: [refusal] }];
  const machine = cartMachine.provide({
    actors: {
      pause: fromPromise<void, { ms: number }>(async () => {}),
      recordChange: fromPromise<RecordChangeResult, RecordChangeInput>(async () => ({ kind: 'recorded', id: 'change-1' })),
      changeCart: fromPromise<ChangeCartResult, ChangeCartInput>(
        async ({ input: { change } }) => answers.shift() ?? (change.kind === 'remove' ? { kind: 'removed', line } : { kind: 'changed' }),
      ),
    },
  });
  const actor = createActor(machine, { input: { cartId: 'cart-1', order: pickup } }).start();
  const settled = () => waitFor(actor, (now) => now.matches('resting') && now.context.queue.length === 0);
  actor.send({ type: 'line.changed', cartId: 'cart-1', sequenceNum: 2, line });
  await settled();
  return { actor, settled, refusals: () => cartScreen(actor.getSnapshot()).refusals };
}

it('what is said of a line stays where another one with its name is changed or removed (CART-24)', async () => {
  const { actor, settled, refusals } = await withRefusal();
  actor.send({ type: 'line.changed', cartId: 'cart-1', sequenceNum: 1, line });
  actor.send({ type: 'line.removed', sequenceNum: 3 });
  await settled();
  expect(refusals()).toEqual([refusal]);
});

it.each([
  ['is taken as asked', { type: 'line.changed', cartId: 'cart-1', sequenceNum: 2, line }],
  ['gets another quantity', { type: 'quantity.changed', sequenceNum: 2, by: 1 }],
  ['is removed', { type: 'line.removed', sequenceNum: 2 }],
  ['goes with another one', { type: 'line.removed', sequenceNum: 1, others: [2] }],
] as const)('what is said of a line holds no longer once it %s (CART-24)', async (_then, event) => {
  const { actor, settled, refusals } = await withRefusal();
  actor.send(event);
  await settled();
  expect(refusals()).toEqual([]);
});
