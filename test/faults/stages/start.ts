import { orderIn } from '#src/app/actors.ts';
import { must } from '#domain/must.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import type { SetupSearch } from '#domain/navigation/search.ts';
import { beginSetup, StartOrderPage } from '#src/routes/app/-setup/start-order-page.tsx';
import type { World } from '#sandbox/world/world.ts';
import { requestSetup, setupOf } from '#test/kit/order.ts';
import { running } from '#test/kit/running.ts';
import { nameOf, openSite, openSiteWithCart, stageOf, until, type Site } from '../site.ts';
import type { OpenStage, Stage } from '../stage.ts';

const runningSetup = ({ app }: Site) => must(runningActor(setupOf(app)), 'orderSetup');
const childrenOf = (site: Site) => runningSetup(site).getSnapshot().children;

/** The setup of an order, by its chart and that of the flow inside. */
function stateOf(site: Site): string {
  const setup = runningActor(setupOf(site.app));
  if (setup === null) return stageOf(site);
  const { cafeSearch, addressSearch, slots } = setup.getSnapshot().children;
  const inner = cafeSearch ?? addressSearch ?? slots;
  return inner === undefined ? nameOf(setup) : `${nameOf(setup)} ${nameOf(inner)}`;
}

const waysAt = (site: () => Site): Stage['ways'] => ({
  'cafeSearch.retry': () => {
    const { cafeSearch, addressSearch } = childrenOf(site());
    (cafeSearch ?? addressSearch)?.send({ type: 'search.retried' });
  },
  'cafeSearch.order': () => childrenOf(site()).cafeSearch?.send({ type: 'cafe.picked', cafeId: '203', distance: 804 }),
  'orderSetup.retry': () => runningSetup(site()).send({ type: 'step.retried' }),
  'orderSetup.continue': () => runningSetup(site()).send({ type: 'destination.chosen', destination: 'RPU' }),
  'slots.retry': () => childrenOf(site()).slots?.send({ type: 'slots.retried' }),
  'slots.submit': () => childrenOf(site()).slots?.send({ type: 'time.confirmed', time: null }),
});

/** The page of the setup; a cart is there already. */
async function openSetup(world: World, options: SetupSearch, isBegun = true) {
  const site = await openSiteWithCart(world);
  const begin = async () => {
    beginSetup(site.context, options);
    await running(setupOf(site.app));
  };
  if (isBegun) await begin();
  return { site: () => site, act: begin, state: () => stateOf(site), page: StartOrderPage, ways: waysAt(() => site) };
}

export const searchingCafe: OpenStage = async (world) => {
  const stage = await openSetup(world, { destination: 'RPU' });
  return { ...stage, act: () => childrenOf(stage.site()).cafeSearch?.send({ type: 'address.submitted', text: '62701' }) };
};

export const searchingAddress: OpenStage = async (world) => {
  const stage = await openSetup(world, { destination: 'DELIVERY' });
  const search = () => childrenOf(stage.site()).addressSearch;
  search()?.send({ type: 'address.typed', typed: { text: '1 Main St, Springfield, IL 62701' } });
  return { ...stage, act: () => search()?.send({ type: 'address.submitted' }) };
};

export const pickingCafe: OpenStage = async (world) => {
  const stage = await searchingCafe(world);
  stage.act();
  await until(stage.state, 'selectingCafe.searching results');
  return { ...stage, act: () => stage.ways['cafeSearch.order']?.() };
};

/** A link names the cafe: it is made ready, and its times are asked for. */
export const followingLink: OpenStage = (world) => openSetup(world, { destination: 'RPU', cafeId: pickup.cafe.id }, false);

export const followingLinkWithCampusCard: OpenStage = (world) => {
  world.features.put('campusCard', { name: 'campusCard', isOn: true });
  return followingLink(world);
};

/** The site is loaded anew, in a browser that has a cart, and an order is begun. */
export const openingSite: OpenStage = async (world) => {
  let site = await openSiteWithCart(world);
  const { order } = orderIn(site.app);
  return {
    site: () => site,
    async act() {
      site = await openSite(world, { order, previous: order }, site.sharedStorage);
      requestSetup(site.app, { cafeId: null, destination: null, isGroup: false });
      await running(setupOf(site.app));
    },
    state: () => stateOf(site),
    page: StartOrderPage,
    ways: waysAt(() => site),
  };
};
