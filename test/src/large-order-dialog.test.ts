import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SetUpOrder } from '#domain/order/order.ts';
import { upsellMachine } from '#machines/upsell/upsell.machine.ts';
import { upsellScreen } from '#machines/upsell/upsell.screen.ts';
import type { FindTimesInput, FindTimesResult } from '#machines/upsell/upsell.types.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { on } from '#src/flows/upsell/upsell.logic.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const other: SetUpOrder = { ...pickup, cafe: { ...pickup.cafe, id: '205', name: 'Westfield' } };
const today = '2026-11-20';
const timesAt = ({ cafe }: SetUpOrder) => [`${today}T${cafe.id === other.cafe.id ? '15' : '14'}:00`];

/** The dialog of a large order for the order that is in hand; `findTimes`: what the kitchen needs for it. */
async function openDialog(needs: (order: SetUpOrder) => boolean = () => true) {
  const { services } = await openedApp(testDependencies(world), { order: pickup, previous: pickup });
  const inHand = () => services.actors.order.getSnapshot().context.order ?? pickup;
  const findTimes = fromPromise<FindTimesResult, FindTimesInput>(() => {
    const order = inHand();
    const large = { from: 20_000, minutes: 60, today, day: today, times: timesAt(order) };
    return Promise.resolve(needs(order) ? { kind: 'longer', order, large } : { kind: 'enough' });
  });
  const pause = fromPromise<void, { ms: number }>(() => new Promise(() => {}));
  const machine = upsellMachine.provide({ actors: { findTimes, pause } });
  const dialog = createActor(machine, { input: { cartId: 'cart-1', only: null, isLarge: true } });
  dialog.on('time.chosen', (event) => void on['time.chosen']?.(event, services));
  dialog.start();
  await waitFor(dialog, (snapshot) => snapshot.matches('choosingTime'));
  const change = (order: SetUpOrder) => services.actors.order.send({ type: 'order.synced', order, previous: order });
  return { dialog, inHand, change };
}

it('the time that is chosen for a large order is that of the order in hand, which stays as it is besides (OVERLAYS-30)', async () => {
  const { dialog, inHand, change } = await openDialog();
  change(other);
  dialog.send({ type: 'checkout.continued' });
  expect(inHand()).toEqual({ ...other, schedule: { priority: 'LATER', at: timesAt(pickup)[0] } });
});

it('an order that becomes another meanwhile is offered times of its own, which is said (OVERLAYS-30)', async () => {
  const { dialog, inHand, change } = await openDialog();
  dialog.send({ type: 'order.changed', order: pickup });
  expect(upsellScreen(dialog.getSnapshot())).toMatchObject({ kind: 'choosingTime', isRenewed: false });
  change(other);
  dialog.send({ type: 'order.changed', order: other });
  expect(upsellScreen(dialog.getSnapshot())).toEqual({ kind: 'checking', what: 'otherTimes' });
  await waitFor(dialog, (snapshot) => snapshot.matches('choosingTime'));
  expect(upsellScreen(dialog.getSnapshot())).toMatchObject({ cafe: { id: other.cafe.id }, at: timesAt(other)[0], isRenewed: true });
  dialog.send({ type: 'checkout.continued' });
  expect(inHand()).toEqual({ ...other, schedule: { priority: 'LATER', at: timesAt(other)[0] } });
});

it('an order that becomes one with time enough is seen in the cart first (OVERLAYS-30)', async () => {
  const { dialog, change } = await openDialog(({ cafe }) => cafe.id === pickup.cafe.id);
  change(other);
  dialog.send({ type: 'order.changed', order: other });
  expect((await waitFor(dialog, ({ status }) => status === 'done')).output).toEqual({ kind: 'left' });
});
