import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { plainLine, type CartLineRequest } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { openOrderRecord } from '#src/app/storage/order-record.ts';
import { openCartRecord, withRecord } from '#src/app/storage/cart-record.ts';
import { cartPorts } from '#src/flows/cart/cart.ports.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { cartServer, type Fate } from '#test/kit/cart-server.ts';

const clock = { now: () => Temporal.Instant.from('2026-11-20T17:30Z') };
const soup = (tag: string): CartLineRequest => ({ ...plainLine('101012', 'Soup'), msgPreparedFor: tag });

/** One browser tab: its shelves survive a reload, its cart and its query cache do not. */
function openTab(server: ReturnType<typeof cartServer>) {
  const sharedStorage = memoryStorage();
  const tabStorage = memoryStorage();
  const load = () => {
    const record = openCartRecord({ sharedStorage, tabStorage, clock });
    record.adopt();
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
    const ports = cartPorts({
      call: server.call,
      queryClient,
      clock,
      clientType: () => 'WEB',
      isOnline: () => true,
      untilSubmitted: () => Promise.resolve(false),
      knownFeatures: () => Promise.resolve({ dynamicPricing: false, serviceFee: false }),
      orderCustomer: () => Promise.resolve({}),
      log: record.log,
    });
    // Feedback takes no time here.
    const machine = cartMachine.provide({ actors: { ...ports, pause: waitingPorts(clock).pause } });
    return createActor(
      withRecord(
        machine,
        record,
        openOrderRecord({ sharedStorage, tabStorage, tokenCookie: { read: () => null } }, () => ({ kind: 'guest' })),
      ),
      {
        input: { cartId: null, order: null },
      },
    ).start();
  };
  let cart = load();
  return {
    get cart() {
      return cart;
    },
    reload() {
      cart.stop();
      cart = load();
    },
  };
}

type Move = { kind: 'add' | 'reload' | 'setUp' | 'retry' | 'catchUp' | 'wait' } | { kind: 'settle'; fate: Fate };

const moves = (fates: readonly Fate[]) =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<Move>({ kind: 'add' }) },
      { weight: 8, arbitrary: fc.constantFrom(...fates).map((fate): Move => ({ kind: 'settle', fate })) },
      { weight: 2, arbitrary: fc.constantFrom<Move>({ kind: 'reload' }, { kind: 'setUp' }, { kind: 'retry' }, { kind: 'catchUp' }) },
    ),
    { maxLength: 20 },
  );

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Plays the moves, then lets everything be answered, and compares the server's lines with those that were asked for. */
async function play(honorsIds: boolean, played: readonly Move[]) {
  const server = cartServer({ honorsIds });
  const tab = openTab(server);
  tab.cart.send({ type: 'order.setUp', order: pickup });
  const asked: string[] = [];
  const isInCart = (tag: string) => {
    const { cartId } = tab.cart.getSnapshot().context;
    return (server.cart(cartId ?? '')?.lines ?? []).some((line) => line.asked.msgPreparedFor === tag);
  };
  /** Guests who are asked look into their cart. */
  const decide = () => {
    const snapshot = tab.cart.getSnapshot();
    if (!snapshot.matches('unclear')) return;
    const { change } = must(snapshot.context.queue[0], 'change');
    const tag = 'line' in change ? change.line.msgPreparedFor : '';
    tab.cart.send({ type: isInCart(tag) ? 'change.dropped' : 'change.repeated' });
  };
  for (const move of played) {
    await turn();
    decide();
    if (move.kind === 'add' && asked.length < 6) {
      asked.push(`line ${asked.length}`);
      tab.cart.send({ type: 'line.added', line: soup(must(asked.at(-1), 'tag')) });
    }
    if (move.kind === 'settle') server.open[0]?.settle(move.fate);
    if (move.kind === 'reload') tab.reload();
    if (move.kind === 'setUp') tab.cart.send({ type: 'order.setUp', order: { ...pickup, tableNumber: asked.length } });
    if (move.kind === 'retry') tab.cart.send({ type: 'change.retried' });
    if (move.kind === 'catchUp') server.catchUp();
  }
  for (let idle = 0; idle < 4;) {
    await turn();
    decide();
    const request = server.open[0];
    request?.settle('answered');
    tab.cart.send({ type: 'change.retried' });
    const { context } = tab.cart.getSnapshot();
    idle = request === undefined && context.queue.length === 0 && !context.isStale ? idle + 1 : 0;
  }
  server.catchUp();
  const { cartId } = tab.cart.getSnapshot().context;
  const lines = (server.cart(cartId ?? '')?.lines ?? []).map((line) => line.asked.msgPreparedFor ?? '');
  tab.cart.stop();
  expect(lines.toSorted()).toEqual(asked.toSorted());
}

it('No line is added twice or lost in 1,000 random interleavings of answers, timeouts, late commits, reloads and setup changes', async () => {
  await fc.assert(
    fc.asyncProperty(moves(['answered', 'lostBefore', 'lostAfter', 'late']), (played) => play(true, played)),
    { numRuns: 1000, seed: 11 },
  );
});

// A server without ids that applies a request after the client has asked about it cannot be told from one that lost it.
it('No line is added twice or lost where the server ignores change ids and applies nothing late', async () => {
  await fc.assert(
    fc.asyncProperty(moves(['answered', 'lostBefore', 'lostAfter']), (played) => play(false, played)),
    { numRuns: 300, seed: 11 },
  );
});
