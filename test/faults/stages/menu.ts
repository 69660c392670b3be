import type { QueryKey } from '@tanstack/react-query';
import { isNotFound } from '@tanstack/react-router';
import { createElement } from 'react';
import { noAvoidance } from '#domain/menu/allergens.ts';
import { must } from '#domain/must.ts';
import { pricingContext } from '#domain/pricing/order-context.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import type { World } from '#sandbox/world/world.ts';
import type { Client } from '#src/api/client.ts';
import { menuOf, menuVersionOf, soldOutOf } from '#src/api/menu.ts';
import { menuInfoQuery } from '#src/api/menu-info.ts';
import { offerOf } from '#src/api/menu-offer.ts';
import { quantityRulesOf, soldOutInProduct } from '#src/api/product.ts';
import { AllergensView } from '#src/flows/allergens/AllergensView.tsx';
import { allergensScreen } from '#machines/allergens/allergens.screen.ts';
import { NotFoundPage } from '#src/pages/shell/NotFoundPage.tsx';
import { PageError } from '#src/pages/shell/PageError.tsx';
import { loadMenu } from '#src/routes/app/-menu/load-menu.ts';
import { MenuPage } from '#src/routes/app/-menu/menu-page.tsx';
import { loadOffer } from '#src/routes/app/-menu/load-offer.ts';
import { InitiateOfferPage } from '#src/routes/app/-menu/offer-page.tsx';
import { openProduct } from '#src/routes/app/product/-open-product.ts';
import { readProduct } from '#src/routes/app/product/-read-product.ts';
import { Product } from '#src/routes/app/product/-product.tsx';
import { running } from '#test/kit/running.ts';
import { nameOf, openSite, openSiteWithCart, type Site } from '../site.ts';
import type { OpenStage } from '../stage.ts';

const OFFER = 'season';
/** Tomato basil soup. */
const SOUP = '10101';

/** The menu's page. `open` is what an earlier visit left, `part` the query that this is about: the menu, or what a failure of shows nothing. */
const reading =
  (open: (world: World) => Promise<Site>, part: (call: Client) => { readonly queryKey: QueryKey }): OpenStage =>
  async (world) => {
    const site = await open(world);
    const { queryClient, call } = site.context;
    const load = () => loadMenu(site.context);
    return {
      site: () => site,
      act: load,
      state: () => {
        const [menu, asked] = [menuOf(call, cafe.id), part(call)].map(
          ({ queryKey }) => queryClient.getQueryState(queryKey)?.status ?? 'unread',
        );
        return `menu ${asked === 'pending' ? asked : menu}`;
      },
      page: () => createElement(MenuPage, { catId: null }),
      ways: { 'page.error.retry': load, 'shell.viewCart': load, 'shell.start': load },
    };
  };
const { cafe } = pickup;
const withoutOrder = (world: World) => openSite(world, { previous: pickup });
export const openingMenu = reading(openSiteWithCart, (call) => menuOf(call, cafe.id));
export const readingStock = reading(withoutOrder, (call) => soldOutOf(call, cafe.id, null));
export const checkingStock = reading(openSiteWithCart, (call) => soldOutOf(call, cafe.id, '2026-11-20'));

/** The page of an offer of a campaign. */
export const openingOffer: OpenStage = async (world) => {
  const site = await openSiteWithCart(world);
  const { queryClient, call } = site.context;
  const load = () => loadOffer(site.context, OFFER);
  return {
    site: () => site,
    act: load,
    state: () => `offer ${queryClient.getQueryState(offerOf(call, OFFER).queryKey)?.status ?? 'unread'}`,
    page: () => createElement(InitiateOfferPage),
    place: { path: '/app/initiateOffer.html', address: `/app/initiateOffer.html?offerId=${OFFER}` },
    ways: { 'page.error.retry': load, 'offer.menu': load },
  };
};

/** The page of a product by the hash of an address. `isListed`: the menu has it. */
const opening =
  (hash: string, isListed = true): OpenStage =>
  async (world) => {
    const site = await openSiteWithCart(world);
    const { queryClient, call } = site.context;
    const menu = menuOf(call, cafe.id);
    const { placards, ...rest } = await queryClient.fetchQuery(menu);
    const placard = must(placards[SOUP], 'placard');
    if (!isListed) {
      const listed = Object.fromEntries(Object.entries(placards).filter(([id]) => id !== SOUP));
      queryClient.setQueryData(menu.queryKey, { ...rest, placards: listed });
    }
    let failure: unknown = null;
    const product = () => runningActor(site.app.getSnapshot().children.product) ?? undefined;
    async function act() {
      const read = await readProduct(site.context, { hash }).catch((error: unknown) => {
        failure = error;
      });
      if (!read) return;
      failure = null;
      openProduct(site.context, read.request);
      await running(site.app.getSnapshot().children.product);
      await Promise.all([
        queryClient.prefetchQuery(quantityRulesOf(call, cafe.id)),
        queryClient.prefetchQuery(soldOutInProduct(call, cafe.id, '2026-11-20', must(placard.customizationsId, 'customizations'), [])),
      ]);
    }
    return {
      site: () => site,
      act,
      state: () => {
        if (failure !== null) return isNotFound(failure) ? 'unknown' : 'unread';
        const actor = product();
        return actor === undefined ? `cart ${nameOf(site.cart())}` : nameOf(actor);
      },
      page: () => {
        if (failure !== null)
          return isNotFound(failure)
            ? createElement(NotFoundPage)
            : createElement(PageError, { isOnline: true, onRetry: () => void act() });
        const actor = product();
        return actor === undefined
          ? null
          : createElement(Product, { actor, placard, category: null, hasCart: false, isMoved: false, menu: null, cafe: pickup.cafe });
      },
      ways: {
        // Of the page while it is not there, of its choices once it is.
        'page.error.retry': () => (failure === null ? product()?.send({ type: 'options.retried' }) : act()),
        'page.notFound.menu': act,
        'product.add': () => product()?.send({ type: 'product.confirmed', avoided: [] }),
      },
    };
  };
export const openingProduct = opening('tomato-basil-soup-10101');
export const openingFormerHash = opening('creamy-tomato-soup-10101');
export const openingUnlisted = opening('tomato-basil-soup-10101', false);

/** What the content repository has of the menu, behind the page. */
export const readingMenuInfo: OpenStage = async (world) => {
  const stage = await openingMenu(world);
  const { queryClient, call } = stage.site().context;
  return {
    ...stage,
    async act() {
      await stage.act();
      await queryClient.prefetchQuery(menuInfoQuery(call));
    },
  };
};

/** The drawer of what the guest avoids; the version of its list comes with the menu's, or is not known. */
const choosingAllergens =
  (isVersionKnown: boolean): OpenStage =>
  async (world) => {
    const site = await openSiteWithCart(world);
    const { queryClient, call } = site.context;
    if (isVersionKnown) await queryClient.prefetchQuery(menuVersionOf(call, cafe.id));
    const flow = () => runningActor(site.app.getSnapshot().children.allergens) ?? undefined;
    return {
      site: () => site,
      async act() {
        if (!isVersionKnown) world.faults.put('menu.versions', { endpoint: 'menu.versions', kind: 'error500' });
        const input = { cafeId: cafe.id, avoidance: noAvoidance, isKept: false, question: null };
        site.app.send({ type: 'flow.opened', name: 'allergens', input });
        await running(site.app.getSnapshot().children.allergens);
      },
      state: () => nameOf(must(flow(), 'allergens')),
      page: () => {
        const actor = must(flow(), 'allergens');
        const screen = allergensScreen(actor.getSnapshot());
        return createElement(AllergensView, {
          screen,
          send: actor.send,
          diets: [],
          countOf: () => ({ all: 1, shown: 1, isHiding: false }),
          section: null,
          cafe: null,
        });
      },
      ways: {
        'allergens.retry': () => flow()?.send({ type: 'list.retried' }),
        'allergens.clear': () => flow()?.send({ type: 'choices.cleared' }),
      },
    };
  };
export const listingAllergens = choosingAllergens(true);
export const listingAllergensOfCafe = choosingAllergens(false);
export const pricingOrder: OpenStage = async (world) => {
  const site = await openSiteWithCart(world);
  const flow = () => site.app.getSnapshot().children.dynamicPricing;
  const load = () => loadMenu(site.context);
  return {
    site: () => site,
    async act() {
      await load();
      site.app.send({ type: 'flow.opened', name: 'dynamicPricing', input: {} });
      flow()?.send({
        type: 'context.changed',
        context: pricingContext({ order: pickup, now: '2026-11-20T12:00', cart: null, customer: null, isMember: false }),
      });
    },
    state: () => {
      const actor = runningActor(flow());
      return actor === null ? 'loading' : nameOf(actor);
    },
    page: () => createElement(MenuPage, { catId: null }),
    ways: { 'shell.viewCart': load },
  };
};
