import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SetUpOrder } from '#domain/order/order.ts';
import { upsellMachine } from '#machines/upsell/upsell.machine.ts';
import { upsellScreen } from '#machines/upsell/upsell.screen.ts';
import { isStillOffered } from '#domain/slots/large-order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { FindTimesInput, FindTimesResult } from '#machines/upsell/upsell.types.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { largeOrderPorts } from '#src/flows/upsell/large-order.ports.ts';
import { on } from '#src/flows/upsell/upsell.logic.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const other: SetUpOrder = { ...pickup, cafe: { ...pickup.cafe, id: '205', name: 'Westfield' } };
const today = '2026-11-20';
const timesAt = ({ cafe }: SetUpOrder) => (cafe.id === other.cafe.id ? [`${today}T15:00`] : [`${today}T14:00`, `${today}T14:15`]);
const clockAt = (time: string) =>
  world.clock.set(Temporal.PlainDateTime.from(`${today}T${time}`).toZonedDateTime(pickup.cafe.timeZone).toInstant());

const nowAt = ({ cafe }: SetUpOrder) => cafeTimeAt(world.clock.now(), cafe.timeZone);

/** The dialog of a large order for the order that is in hand; `findTimes`: what the kitchen needs for it. */
async function openDialog(needs: (order: SetUpOrder) => boolean = () => true) {
  clockAt('12:50');
  const { services } = await openedApp(testDependencies(world), { order: pickup, previous: pickup });
  const inHand = () => services.actors.order.getSnapshot().context.order ?? pickup;
  const findTimes = fromPromise<FindTimesResult, FindTimesInput>(() => {
    const order = inHand();
    const times = timesAt(order).filter((at) => isStillOffered(at, { minutes: 60 }, nowAt(order), order.cafe.timeZone));
    const large = { from: 20_000, minutes: 60, today, day: today, times };
    return Promise.resolve(needs(order) ? { kind: 'longer', order, large } : { kind: 'enough' });
  });
  const pause = fromPromise<void, { ms: number }>(() => new Promise(() => {}));
  const { checkTime } = largeOrderPorts({ ...services, order: inHand });
  const machine = upsellMachine.provide({ actors: { findTimes, checkTime, pause } });
  const dialog = createActor(machine, { input: { cartId: 'cart-1', only: null, isLarge: true } });
  dialog.on('time.chosen', (event) => void on['time.chosen']?.(event, services));
  dialog.start();
  await waitFor(dialog, (snapshot) => snapshot.matches('choosingTime'));
  const done = () => waitFor(dialog, ({ status }) => status === 'done');
  const change = (order: SetUpOrder) => services.actors.order.send({ type: 'order.synced', order, previous: order });
  return { dialog, inHand, change, done };
}

it('the time that is chosen for a large order is that of the order in hand, which stays as it is besides (OVERLAYS-30)', async () => {
  const { dialog, inHand, change, done } = await openDialog();
  change(other);
  dialog.send({ type: 'checkout.continued' });
  await done();
  expect(inHand()).toEqual({ ...other, schedule: { priority: 'LATER', at: timesAt(pickup)[0] } });
});

it('an order that becomes another meanwhile is offered times of its own, which is said (OVERLAYS-30)', async () => {
  const { dialog, inHand, change, done } = await openDialog();
  dialog.send({ type: 'order.changed', order: pickup });
  expect(upsellScreen(dialog.getSnapshot())).toMatchObject({ kind: 'choosingTime', renewedBy: null });
  change(other);
  dialog.send({ type: 'order.changed', order: other });
  expect(upsellScreen(dialog.getSnapshot())).toEqual({ kind: 'checking', what: 'otherTimes' });
  await waitFor(dialog, (snapshot) => snapshot.matches('choosingTime'));
  expect(upsellScreen(dialog.getSnapshot())).toMatchObject({ cafe: { id: other.cafe.id }, at: timesAt(other)[0], renewedBy: 'order' });
  dialog.send({ type: 'checkout.continued' });
  await done();
  expect(inHand()).toEqual({ ...other, schedule: { priority: 'LATER', at: timesAt(other)[0] } });
});

it('an order that becomes one with time enough is seen in the cart first (OVERLAYS-30)', async () => {
  const { dialog, change, done } = await openDialog(({ cafe }) => cafe.id === pickup.cafe.id);
  change(other);
  dialog.send({ type: 'order.changed', order: other });
  expect((await done()).output).toEqual({ kind: 'left' });
});

it('a time that passes while the dialog is open is not taken: the next ones are offered, which is said (SLOTS-10, OVERLAYS-30)', async () => {
  const { dialog, inHand, done } = await openDialog();
  clockAt('13:05');
  dialog.send({ type: 'checkout.continued' });
  expect(upsellScreen(dialog.getSnapshot())).toMatchObject({ kind: 'choosingTime', isConfirming: true });
  await waitFor(dialog, (snapshot) => snapshot.matches('choosingTime'));
  expect(inHand()).toEqual(pickup);
  expect(upsellScreen(dialog.getSnapshot())).toMatchObject({ at: `${today}T14:15`, renewedBy: 'time', isConfirming: false });
  dialog.send({ type: 'checkout.continued' });
  expect((await done()).output).toEqual({ kind: 'checkedOut' });
  expect(inHand().schedule).toEqual({ priority: 'LATER', at: `${today}T14:15` });
});
