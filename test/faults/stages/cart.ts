import { createElement } from 'react';
import { must } from '#domain/must.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { actors } from '#src/app/actors.ts';
import { cartById } from '#src/api/cart.ts';
import { proteinUpsellOf } from '#src/api/upsell.ts';
import { AnyCart, CartContents } from '#src/routes/app/-cart/cart.tsx';
import { nameOf, openSite, openSiteWithCart, soup, until, type Site } from '../site.ts';
import type { OpenStage, Stage } from '../stage.ts';

/** The cart's page, and what a guest does there. */
function atCart(site: Site, act: () => unknown): Stage {
  const send = (event: CartEvent) => site.cart().send(event);
  return {
    site: () => site,
    act,
    state: () => nameOf(site.cart()),
    page: CartContents,
    ways: {
      'page.error.retry': () => send({ type: 'change.retried' }),
      'cart.seen': () => send({ type: 'change.dropped' }),
      // And goes to another page.
      async 'cart.remove'() {
        send({ type: 'line.removed', sequenceNum: 1 });
        await until(() => nameOf(site.cart()), 'resting.removed');
        send({ type: 'page.left' });
      },
    },
  };
}

const changing =
  (event: CartEvent): OpenStage =>
  async (world) => {
    const site = await openSiteWithCart(world);
    return atCart(site, () => site.cart().send(event));
  };

export const addingFirst: OpenStage = async (world) => {
  const site = await openSite(world);
  return atCart(site, () => {
    // With the order, its cart is asked for.
    actors(site.app).order.send({ type: 'order.synced', order: pickup, previous: pickup });
    site.app.send({ type: 'order.setUp', order: pickup });
    site.app.send({ type: 'line.added', line: soup });
  });
};
export const addingAnother = changing({ type: 'line.added', line: { ...soup, msgPreparedFor: 'Ana' } });
export const changingLine: OpenStage = async (world) => {
  const site = await openSiteWithCart(world);
  const cartId = must(site.cart().getSnapshot().context.cartId, 'cartId');
  return atCart(site, () => site.cart().send({ type: 'line.changed', cartId, sequenceNum: 1, line: { ...soup, quantity: 3 } }));
};
export const removing = changing({ type: 'line.removed', sequenceNum: 1 });
export const countingUp = changing({ type: 'quantity.changed', sequenceNum: 1, by: 1 });
export const changingTime = changing({
  type: 'order.setUp',
  order: { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T13:30' } },
});
export const countingDown: OpenStage = async (world) => {
  const site = await openSiteWithCart(world, { quantity: 2 });
  return atCart(site, () => site.cart().send({ type: 'quantity.changed', sequenceNum: 1, by: -1 }));
};

/** The cart's page after a reload: its contents are not known yet. */
export const readingCart: OpenStage = async (world) => {
  const site = await openSiteWithCart(world);
  const { queryClient, call } = site.context;
  const query = cartById(call, site.cartId() ?? '');
  queryClient.removeQueries(query);
  const fetch = () => queryClient.prefetchQuery({ ...query, staleTime: 0 });
  return {
    ...atCart(site, fetch),
    state: () => `cart ${queryClient.getQueryState(query.queryKey)?.status ?? 'unread'}`,
    ways: { 'page.error.retry': fetch, 'cart.remove': fetch },
  };
};

/** The page of the cart with what goes well with its lines: without an answer it is as it is without that. */
export const readingProteins: OpenStage = async (world) => {
  const site = await openSiteWithCart(world);
  const { queryClient, call } = site.context;
  const fetch = () => queryClient.prefetchQuery({ ...proteinUpsellOf(call, pickup.cafe.id), staleTime: 0 });
  return {
    ...atCart(site, fetch),
    page: () => createElement(AnyCart, { isPage: true }),
    ways: { 'cart.checkout': fetch },
  };
};
