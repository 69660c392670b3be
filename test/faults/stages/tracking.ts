import type { QueryKey } from '@tanstack/react-query';
import { createElement } from 'react';
import { must } from '#domain/must.ts';
import { trackerId } from '#domain/tracking/actor-id.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { trackerScreen } from '#machines/tracker/tracker.screen.ts';
import type { trackerMachine } from '#machines/tracker/tracker.machine.ts';
import { placed as placedOrders } from '#model-tests/samples/tracking.ts';
import type { Client } from '#src/api/client.ts';
import { cafeNoteOf, iconOf } from '#src/api/content.ts';
import { placedOrder } from '#src/api/order.ts';
import { ConfirmationPage } from '#src/routes/app/-orders/confirmation.tsx';
import { orderDetailsQuery } from '#src/api/placed-order.ts';
import { NoOrderView } from '#src/pages/confirmation/NoOrderView.tsx';
import { TrackerView } from '#src/flows/tracker/TrackerView.tsx';
import { placeOrder } from '#test/kit/place-order.ts';
import { running } from '#test/kit/running.ts';
import type { ActorRefFrom } from 'xstate';
import { openSite, type Site } from '../site.ts';
import type { OpenStage, Stage } from '../stage.ts';

/** A delivery is followed whose driver is on the way; `page`: how far it is, or the confirmation around it. */
const watching =
  (page: 'tracker' | 'confirmation'): OpenStage =>
  async (world) => {
    const order = placeOrder(world, { ...placedOrders.delivery, at: '2026-11-20T11:40' });
    const site = await openSite(world, { placedCartId: order.cartId });
    await site.context.queryClient.prefetchQuery(placedOrder(site.context.call, must(order.cartId, 'cartId')));
    site.app.send({ type: 'flow.opened', name: 'activeOrders', input: { isTracked: true } });
    const flow = await running(site.app.getSnapshot().children.activeOrders);
    const tracker = () =>
      runningActor(site.app.getSnapshot().children.activeOrders)?.getSnapshot().children[trackerId(order.orderId)] as
        | ActorRefFrom<typeof trackerMachine>
        | undefined;
    const screen = () => trackerScreen(must(tracker(), 'tracker').getSnapshot());
    const stage: Stage = {
      site: () => site,
      act: () => flow.send({ type: 'order.watched', order }),
      // Timers end at once, so it asks and waits by turns.
      state: () => (tracker() === undefined || (screen().status === null && screen().kind === 'following') ? 'unknown' : screen().kind),
      page: () =>
        page === 'confirmation'
          ? createElement(ConfirmationPage)
          : createElement(TrackerView, { screen: screen(), send: () => {}, promisedAt: order.at, cafe: null }),
      ways: { 'tracker.retry': () => tracker()?.send({ type: 'status.retried' }), 'confirmation.another': () => {} },
    };
    return stage;
  };

export const following = watching('tracker');
export const followingDriver = watching('confirmation');

const noteOf = (call: Client) => cafeNoteOf(call, '203', 'RPU');
const parkingIconOf = (call: Client) => iconOf(call, 'parking.svg');

/** What editors say about the cafe of an order is read, or its icon: the order is shown without either. */
const readingContent =
  (part: (call: Client) => { readonly queryKey: QueryKey }, read: (context: Site['context']) => unknown): OpenStage =>
  async (world) => {
    const stage = await followingDriver(world);
    const { context } = stage.site();
    const { queryKey } = part(context.call);
    return {
      ...stage,
      act: () => read(context),
      state: () => `content ${context.queryClient.getQueryState(queryKey)?.status ?? 'unread'}`,
    };
  };

export const readingNote = readingContent(noteOf, ({ queryClient, call }) => queryClient.prefetchQuery(noteOf(call)));
export const readingIcon = readingContent(parkingIconOf, ({ queryClient, call }) => queryClient.prefetchQuery(parkingIconOf(call)));

/** The page of an order that this browser did not place is opened by its number. */
export const openingOrder: OpenStage = async (world) => {
  const { number } = placeOrder(world, placedOrders.pickup);
  const site = await openSite(world);
  const query = orderDetailsQuery(site.context.call, { id: number, isMember: false });
  const { queryClient } = site.context;
  const read = () => queryClient.fetchQuery({ ...query, retry: false }).catch(() => null);
  return {
    site: () => site,
    act: read,
    state: () => `details ${queryClient.getQueryState(query.queryKey)?.status ?? 'pending'}`,
    page: () =>
      queryClient.getQueryState(query.queryKey)?.status === 'error'
        ? createElement(NoOrderView, { reason: 'unreachable', onRetry: () => {}, onSignIn: null })
        : null,
    ways: { 'page.error.retry': read },
  };
};
