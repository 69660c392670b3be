import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import { forgetOthers } from '#src/app/after-first-page/forget-others.ts';
import { placedOrdersIn } from '#src/app/storage/placed-orders.ts';
import { cancelingIn } from '#src/flows/cancellation/canceling-record.ts';
import { openCancelTab, order } from '#test/kit/cancel-tab.ts';
import { patIn, viewerOf } from '#test/kit/pat.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

const isCanceled = () => must(world.orders.get(order.orderId), 'order').canceledAt !== null;
const pending = (sharedStorage: Parameters<typeof cancelingIn>[0]) =>
  cancelingIn(sharedStorage)
    .orders()
    .map(({ orderId }) => orderId);

/** A member's tab whose cancellation has no answer, and takes effect by `runLate`. */
async function loseAnswer() {
  placeOrder(world, order, patIn(world).customerId);
  const tab = await openCancelTab(world, 'member');
  await tab.is('standing');
  world.faults.put('order.cancel', { endpoint: 'order.cancel', kind: 'lateCommit' });
  tab.confirm();
  await tab.is('unanswered');
  return tab;
}

describe('a cancellation that takes effect after its answer was lost (SERVICE-02)', () => {
  it('is not known at the first reading: neither that it failed nor that nothing was refunded is said, and it stays noted', async () => {
    const tab = await loseAnswer();
    expect(isCanceled()).toBe(false);
    expect(tab.screen()).toMatchObject({ kind: 'questioning', question: 'unanswered', isRepeatable: true });
    expect(pending(tab.sharedStorage)).toEqual([order.orderId]);
    tab.send({ type: 'cancel.checked' });
    await tab.is('checking');
    await tab.is('unanswered');
    expect(pending(tab.sharedStorage)).toEqual([order.orderId]);
  });

  it('is found by the readings that follow, without a press, and leaves the banner and the record', async () => {
    const tab = await loseAnswer();
    world.runLate();
    await waitFor(tab.flow, ({ context }) => context.canceledIds.includes(order.orderId));
    await waitFor(tab.flow, (snapshot) => snapshot.matches({ known: 'empty' }));
    expect(placedOrdersIn(tab.sharedStorage).orders(viewerOf(world))).toEqual([]);
    expect([pending(tab.sharedStorage), tab.calls()]).toEqual([[], 1]);
  });

  it('is found from any other page, which was opened before it took effect', async () => {
    const { sharedStorage, close } = await loseAnswer();
    close();
    const other = await openCancelTab(world, 'member', { sharedStorage, isWatching: false });
    expect(other.flow.getSnapshot().context.activeIds).toEqual([order.orderId]);
    world.runLate();
    await waitFor(other.flow, (snapshot) => snapshot.matches({ known: 'empty' }));
    expect(pending(sharedStorage)).toEqual([]);
  });

  it('is found although another order that was noted before it is unknown by now', async () => {
    const { sharedStorage, close } = await loseAnswer();
    close();
    const noted = cancelingIn(sharedStorage).orders();
    const gone = { orderId: 'gone', number: '000000', customerId: patIn(world).customerId };
    sharedStorage.setItem('orders.canceling', JSON.stringify([gone, ...noted]));
    world.runLate();
    const other = await openCancelTab(world, 'member', { sharedStorage, isWatching: false });
    await waitFor(other.flow, (snapshot) => snapshot.matches({ known: 'empty' }));
    expect(pending(sharedStorage)).toEqual([]);
  });

  it('asks for no sign-in where it is read beside another page and the session has ended', async () => {
    const { sharedStorage, close } = await loseAnswer();
    close();
    world.faults.put('order.details', { endpoint: 'order.details', kind: 'error401' });
    const other = await openCancelTab(world, 'member', { sharedStorage, isWatching: false });
    await vi.waitFor(() => expect(other.reads()).toBeGreaterThan(1));
    expect(other.loudReads()).toBe(0);
    expect(pending(sharedStorage)).toEqual([order.orderId]);
  });

  it('is in doubt on the page of the order after a reload, which does not offer to cancel it, until it is known', async () => {
    const { sharedStorage, close } = await loseAnswer();
    close();
    const later = await openCancelTab(world, 'member', { sharedStorage });
    await later.is('pending');
    world.runLate();
    await waitFor(later.flow, ({ context }) => context.canceledIds.includes(order.orderId));
  });

  it('is in doubt after a reload where the order cannot be read', async () => {
    const { sharedStorage, close } = await loseAnswer();
    close();
    world.faults.put('order.details', { endpoint: 'order.details', kind: 'dropped' });
    const later = await openCancelTab(world, 'member', { sharedStorage });
    await later.is('pending');
    expect(pending(sharedStorage)).toEqual([order.orderId]);
  });

  it('is refused once the kitchen has begun: the member reads so without a press, and whom to call', async () => {
    const tab = await loseAnswer();
    world.clock.move({ minutes: 3 });
    await tab.is('begun');
    expect(pending(tab.sharedStorage)).toEqual([]);
    world.runLate();
    expect(isCanceled()).toBe(false);
  });

  it('may be sent once more, which cancels once; the first one changes nothing any more', async () => {
    const tab = await loseAnswer();
    world.faults.clear();
    tab.send({ type: 'cancel.confirmed' });
    await tab.is('canceled');
    const { canceledAt } = must(world.orders.get(order.orderId), 'order');
    world.runLate();
    expect(world.orders.get(order.orderId)?.canceledAt).toBe(canceledAt);
  });

  it('stays in doubt where it is sent once more and the session has ended', async () => {
    const tab = await loseAnswer();
    world.faults.put('order.cancel', { endpoint: 'order.cancel', kind: 'error401' });
    tab.send({ type: 'cancel.confirmed' });
    await waitFor(tab.flow, () => tab.calls() === 2);
    await tab.is('unanswered');
    expect(pending(tab.sharedStorage)).toEqual([order.orderId]);
  });
});

describe('after sign-out (SESSION-07)', () => {
  it('nothing is noted of a cancellation that has no answer yet', async () => {
    const tab = await loseAnswer();
    forgetOthers(tab, { kind: 'guest' });
    expect(tab.sharedStorage.getItem('orders.canceling')).toBeNull();
  });

  it('another member has no note of it', async () => {
    const tab = await loseAnswer();
    forgetOthers(tab, viewerOf(world));
    expect(pending(tab.sharedStorage)).toEqual([order.orderId]);
    forgetOthers(tab, { kind: 'member', customerId: 'another' });
    expect(pending(tab.sharedStorage)).toEqual([]);
  });

  it('a late answer writes nothing of the order', async () => {
    placeOrder(world, order, patIn(world).customerId);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const tab = await openCancelTab(world, 'member', { held });
    await tab.is('standing');
    tab.confirm();
    await vi.waitFor(() => expect(isCanceled()).toBe(true));
    tab.services.actors.session.send({ type: 'logout.requested', redirectHome: false });
    await vi.waitFor(() => expect(tab.services.viewer()).toEqual({ kind: 'guest' }));
    expect(tab.sharedStorage.getItem('orders.canceling')).toBeNull();
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(tab.sharedStorage.getItem('placedOrders') ?? '').not.toContain(order.orderId);
    expect(tab.sharedStorage.getItem('orders.canceling')).toBeNull();
  });
});
