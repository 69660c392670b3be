import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { orderKey } from '#domain/order/same-order.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type {
  ChangeCartInput,
  ChangeCartResult,
  RecordChangeInput,
  RecordChangeResult,
  SetUpCartInput,
  SetUpCartResult,
} from '#machines/cart/cart.types.ts';
import { clubLine as line } from '#model-tests/samples/carts.ts';
import { pickup } from '#model-tests/samples/orders.ts';

const later = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-21T08:00' } } as const;
const refusal: ChangeCartResult = { kind: 'excluded', reasonCode: 'cart.validation.item.unavailable' };
const excluded = [{ line, reasonCode: refusal.reasonCode, orderKey: orderKey(pickup) }];
const begin = (machine = cartMachine) =>
  createActor(machine, { input: { cartId: 'cart-1', order: pickup, isStale: false, excluded } }).start();

it('CART-24: an order that another tab changes asks for the line again', () => {
  const cart = begin();
  cart.send({ type: 'cart.synced', cartId: 'cart-1', order: later, priceChanges: [] });
  const { excluded: waiting, queue } = cart.getSnapshot().context;
  expect([waiting, queue.map(({ change }) => change)]).toEqual([[], [{ kind: 'add', line }]]);
});

it('CART-24: a line that was added again without a connection comes in once with the next order', () => {
  const cart = begin();
  cart.send({ type: 'line.added', line: { ...line } });
  cart.send({ type: 'order.setUp', order: later });
  expect(cart.getSnapshot().context.queue).toHaveLength(1);
});

it('CART-24: a line that the server judges by an order of before is asked for again', async () => {
  const answers: ((answer: ChangeCartResult) => void)[] = [];
  const machine = cartMachine.provide({
    actors: {
      setUpCart: fromPromise<SetUpCartResult, SetUpCartInput>(async () => ({ kind: 'set', cartId: 'cart-1', priceChanges: [] })),
      recordChange: fromPromise<RecordChangeResult, RecordChangeInput>(async () => ({ kind: 'recorded', id: 'change-1' })),
      changeCart: fromPromise<ChangeCartResult, ChangeCartInput>(() => new Promise((answer) => answers.push(answer))),
    },
  });
  const cart = begin(machine);
  cart.send({ type: 'line.added', line });
  await vi.waitUntil(() => answers.length === 1);
  cart.send({ type: 'order.setUp', order: later });
  answers[0]?.(refusal);
  await vi.waitUntil(() => answers.length === 2);
  expect(cart.getSnapshot().context.excluded).toEqual([]);
});

it('an item that waits stays where another tab places the order of its cart, and goes with the member who signs out (decision 005)', () => {
  const cart = createActor(cartMachine, { input: { cartId: 'cart-1', order: pickup } }).start();
  cart.send({ type: 'line.added', line });
  cart.send({ type: 'line.removed', sequenceNum: 1 });
  cart.send({ type: 'cart.synced', cartId: null, order: null, priceChanges: [] });
  expect(cart.getSnapshot().context.queue.map(({ change }) => change)).toEqual([{ kind: 'add', line }]);
  expect(cart.getSnapshot().value).toBe('waitingForOrder');
  cart.send({ type: 'cart.emptied' });
  expect(cart.getSnapshot().context.queue).toEqual([]);
});
