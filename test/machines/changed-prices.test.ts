import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { PriceChange } from '#domain/cart/price-change.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { ChangeCartInput, ChangeCartResult, RecordChangeInput, RecordChangeResult } from '#machines/cart/cart.types.ts';
import { clubLine as line } from '#model-tests/samples/carts.ts';
import { pickup } from '#model-tests/samples/orders.ts';

const club: PriceChange = { sequenceNum: 1, name: 'Club', from: 950, to: 1000 };
const bread: PriceChange = { sequenceNum: 2, name: 'Bread', from: 400, to: 450 };
const later = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-21T08:00' } } as const;

/** A cart whose server answers a change so, and what it emits. */
function begin(answer: ChangeCartResult, priceChanges: readonly PriceChange[] = [club]) {
  const machine = cartMachine.provide({
    actors: {
      recordChange: fromPromise<RecordChangeResult, RecordChangeInput>(async () => ({ kind: 'recorded', id: 'change-1' })),
      changeCart: fromPromise<ChangeCartResult, ChangeCartInput>(async () => answer),
      pause: fromPromise<void, { ms: number }>(async () => {}),
    },
  });
  const cart = createActor(machine, { input: { cartId: 'cart-1', order: pickup, isStale: false, priceChanges } });
  const emitted: object[] = [];
  cart.on('*', (event) => emitted.push(event));
  cart.start();
  const settled = () =>
    waitFor(cart, (now) => now.matches('resting') && now.context.queue.length === 0 && !now.matches({ resting: 'added' }));
  return { cart, emitted, settled };
}

const unseen = ({ cart }: ReturnType<typeof begin>) => cart.getSnapshot().context.priceChanges;

it.for([
  ['a quantity', { kind: 'changed', repriced: [bread] }],
  ['a removal', { kind: 'removed', line, repriced: [bread] }],
  ['an addition', { kind: 'added', repriced: [bread] }],
  ['a change that is not taken as asked', { kind: 'troubled', problems: [], repriced: [bread] }],
] as const)(
  'other lines that cost something else by the answer to %s are said, with what the guest has not seen (PRICING-01, CART-14)',
  async ([, answer]) => {
    const opened = begin(answer);
    opened.cart.send({ type: 'quantity.changed', sequenceNum: 1, by: 1 });
    await opened.settled();
    expect(unseen(opened)).toEqual([club, bread]);
  },
);

it('a price that another tab has found is said too while this one tells the server of its order (PRICING-01)', () => {
  const opened = begin({ kind: 'changed' });
  opened.cart.send({ type: 'order.setUp', order: later });
  opened.cart.send({ type: 'cart.synced', cartId: 'cart-1', order: pickup, priceChanges: [club, bread] });
  expect(opened.cart.getSnapshot().context).toMatchObject({ order: later, isStale: true, priceChanges: [club, bread] });
});

it('what came in at another price than its button had is emitted with both prices, and at that price without (PRICING-01, CART-22)', async () => {
  const dearer = { sequenceNum: 3, name: 'Club', from: 1199, to: 1299 };
  for (const [price, said] of [
    [dearer, { price: dearer }],
    [{ ...dearer, to: 1199 }, {}],
  ] as const) {
    const { cart, emitted, settled } = begin({ kind: 'added', price }, []);
    cart.send({ type: 'line.added', line });
    await settled();
    expect(emitted).toEqual([{ type: 'item.added', name: line.name, ...said }]);
  }
});
