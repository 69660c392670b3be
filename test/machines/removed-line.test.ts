import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { CartLineRequest } from '#domain/cart/line.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import type { ChangeCartInput, ChangeCartResult, RecordChangeInput, RecordChangeResult } from '#machines/cart/cart.types.ts';
import { clubLine as line } from '#model-tests/samples/carts.ts';
import { pickup } from '#model-tests/samples/orders.ts';

/** A cart whose line 7 was removed, in which no wait takes any time. */
async function withoutLine(others: readonly CartLineRequest[] = []) {
  const machine = cartMachine.provide({
    actors: {
      pause: fromPromise<void, { ms: number }>(async () => {}),
      recordChange: fromPromise<RecordChangeResult, RecordChangeInput>(async () => ({ kind: 'recorded', id: 'change-1' })),
      changeCart: fromPromise<ChangeCartResult, ChangeCartInput>(async ({ input: { change } }) =>
        change.kind === 'remove' ? { kind: 'removed', line, ...(others.length > 0 && { others }) } : { kind: 'changed' },
      ),
    },
  });
  const actor = createActor(machine, { input: { cartId: 'cart-1', order: pickup } }).start();
  actor.send({ type: 'line.removed', sequenceNum: 7 });
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'removed' }));
  await new Promise((resolve) => setTimeout(resolve));
  return { actor, screen: () => cartScreen(actor.getSnapshot()) };
}

it('a removed line can be put back for as long as the guest takes, and its place is known', async () => {
  const { screen } = await withoutLine();
  expect(screen()).toMatchObject({ kind: 'removed', sequenceNum: 7, name: 'Club' });
});

it('lines that were removed at once come back at once', async () => {
  const soup = { ...line, name: 'Soup', hasLostChanges: true } as const;
  const { actor, screen } = await withoutLine([soup]);
  expect(screen()).toMatchObject({ kind: 'removed', name: 'Club', others: ['Soup'] });
  const added: unknown[] = [];
  actor.subscribe(({ context: { queue } }) => {
    const change = queue[0]?.change;
    if (change?.kind === 'add' && !added.includes(change.line)) added.push(change.line);
  });
  actor.send({ type: 'removal.undone' });
  await waitFor(actor, ({ context: { queue } }) => queue.length === 0);
  expect(added).toEqual([line, soup]);
});

it('a removed line is gone for good with the next change, or when the guest leaves the page', async () => {
  const left = await withoutLine();
  left.actor.send({ type: 'page.left' });
  expect(left.screen()).toMatchObject({ kind: 'calm' });

  const changed = await withoutLine();
  changed.actor.send({ type: 'quantity.changed', sequenceNum: 1, by: 1 });
  await waitFor(changed.actor, (snapshot) => snapshot.matches({ resting: 'calm' }));
  expect(changed.actor.getSnapshot().context.removed).toBeNull();
});
