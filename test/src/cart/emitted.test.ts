import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { plainLine, type CartChange } from '#domain/cart/line.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { ChangeCartResult, SetUpCartResult } from '#machines/cart/cart.types.ts';
import { pickup } from '#model-tests/samples/orders.ts';

const soup = plainLine('101012', 'Soup');

interface Server {
  readonly cartId?: string | null;
  readonly order?: typeof pickup | null;
  readonly setUp?: SetUpCartResult;
  readonly change?: ChangeCartResult;
}

/** The cart with a server that answers so, and how long it waits between. */
function begin({
  cartId = 'cart-1',
  order = pickup,
  setUp = { kind: 'set', cartId: 'cart-1', priceChanges: [] },
  change = { kind: 'changed' },
}: Server) {
  const pauses: number[] = [];
  const machine = cartMachine.provide({
    actors: {
      setUpCart: fromPromise(() => Promise.resolve(setUp)),
      recordChange: fromPromise(() => Promise.resolve({ kind: 'recorded' as const, id: 'change-1' })),
      changeCart: fromPromise(() => Promise.resolve(change)),
      pause: fromPromise(({ input: { ms } }: { input: { ms: number } }) => (pauses.push(ms), Promise.resolve())),
    },
  });
  const actor = createActor(machine, { input: { cartId, order } });
  const emitted: object[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, emitted, pauses };
}

const refused = { kind: 'refused', reasonCode: 'cart.input.invalid' } as const;
const reasonCode = refused.reasonCode;
const why = { reasonCode, canRetry: false };

it('what came in is said after half a second, and lights the link to the cart for one (CART-22, NAV-18)', async () => {
  const { actor, emitted, pauses } = begin({ change: { kind: 'added' } });
  actor.send({ type: 'line.added', line: soup });
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'calm' }) && pauses.length === 2);
  expect(pauses).toEqual([500, 1000]);
  expect(emitted).toEqual([{ type: 'item.added', name: 'Soup' }]);
});

it.for([
  ['another addition', { type: 'line.added', line: { ...soup, name: 'Bread' } }, ['Soup', 'Bread']],
  ['a change of another line', { type: 'line.changed', cartId: 'cart-1', sequenceNum: 1, line: soup }, ['Soup']],
] as const)('what came in is said where %s follows within half a second (CART-22)', async ([, next, names]) => {
  const { actor, emitted, pauses } = begin({ change: { kind: 'added' } });
  actor.send({ type: 'line.added', line: soup });
  actor.send(next);
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'calm' }) && pauses.length >= 2);
  expect(emitted.flatMap((event) => ('name' in event && event.name !== null ? event.name : []))).toEqual(names);
});

it('a line without an order logs that an order has to be started first (CART-13)', async () => {
  const { actor, emitted } = begin({ cartId: null, order: null });
  actor.send({ type: 'line.added', line: soup });
  await waitFor(actor, (snapshot) => snapshot.matches('waitingForOrder'));
  expect(emitted).toEqual([{ type: 'fault.found', source: 'cart', message: 'start an order first' }]);
});

it.for([
  ['createFailed', null],
  ['updateFailed', 'cart-1'],
] as const)('a cart that the server refuses to make or change emits %s with the reason (CART-23)', async ([type, cartId]) => {
  const { actor, emitted } = begin({ cartId, order: null, setUp: refused });
  actor.send({ type: 'order.setUp', order: pickup });
  if (cartId === null) actor.send({ type: 'line.added', line: soup });
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(emitted).toEqual([{ type, arriving: [], lines: [], isOffline: false, ...why }]);
});

it.for<readonly [string, CartChange, readonly object[]]>([
  [
    'an added line (CART-24)',
    { kind: 'add', line: soup },
    [{ type: 'itemFailedToAdd', name: 'Soup', others: [], isOffline: false, ...why }],
  ],
  [
    'a modified line (CART-25)',
    { kind: 'modify', cartId: 'cart-1', sequenceNum: 1, line: soup },
    [{ type: 'itemFailedToModify', name: 'Soup', ...why }],
  ],
  [
    'a removed line, which is logged (CART-26)',
    { kind: 'remove', sequenceNum: 1 },
    [
      { type: 'itemFailedToRemove', lines: [{ sequenceNum: 1, name: null }], ...why },
      { type: 'fault.found', source: 'cart', message: `remove failed: ${reasonCode}` },
    ],
  ],
  [
    'a quantity, which is logged (CART-26)',
    { kind: 'quantity', sequenceNum: 1, by: 1 },
    [
      { type: 'quantityFailedToChange', lines: [{ sequenceNum: 1, name: null }], ...why },
      { type: 'fault.found', source: 'cart', message: `quantity failed: ${reasonCode}` },
    ],
  ],
])('a refusal is emitted for %s', async ([, change, expected]) => {
  const { actor, emitted } = begin({ change: refused });
  if (change.kind === 'add') actor.send({ type: 'line.added', line: soup });
  if (change.kind === 'modify') actor.send({ type: 'line.changed', cartId: 'cart-1', sequenceNum: 1, line: soup });
  if (change.kind === 'remove') actor.send({ type: 'line.removed', sequenceNum: 1 });
  if (change.kind === 'quantity') actor.send({ type: 'quantity.changed', sequenceNum: 1, by: 1 });
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(emitted).toEqual(expected);
});

it('a line that is taken otherwise than asked is no failure to try again (CART-24)', async () => {
  const { actor, emitted } = begin({ change: { kind: 'troubled', problems: [] } });
  actor.send({ type: 'line.added', line: soup });
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'troubled' }));
  expect(emitted).toEqual([{ type: 'itemFailedToAdd', name: 'Soup', others: [], reasonCode: null, canRetry: false, isOffline: false }]);
});

it.for([
  ['is emptied', { type: 'cart.emptied' }],
  ['is another one in another tab', { type: 'cart.synced', cartId: 'cart-2', order: pickup, priceChanges: [] }],
] as const)('a cart that %s is emitted as replaced', ([, event]) => {
  const { actor, emitted } = begin({});
  actor.send(event);
  expect(emitted).toEqual([{ type: 'cart.replaced' }]);
});

it('a read that says the cart is a placed order is emitted where nothing else finds out, and for this cart alone (decision 005)', () => {
  const { actor, emitted } = begin({});
  actor.send({ type: 'cart.readPlaced', cartId: 'cart-2' });
  actor.send({ type: 'line.added', line: soup });
  actor.send({ type: 'cart.readPlaced', cartId: 'cart-1' });
  expect(emitted).toEqual([]);
  const idle = begin({});
  idle.actor.send({ type: 'cart.readPlaced', cartId: 'cart-1' });
  expect(idle.emitted).toEqual([{ type: 'cart.foundPlaced', cartId: 'cart-1', isRenewed: false }]);
});
