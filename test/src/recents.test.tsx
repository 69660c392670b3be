import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import type { Earlier } from '#test/kit/live.ts';
import { orders } from '#model-tests/samples/account.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';
import { favoritesQuery } from '#src/api/favorites.ts';
import { createAuth } from '#src/app/session/auth.ts';
import { RecentsView } from '#src/pages/recents/RecentsView.tsx';
import { recentsFrom } from '#src/routes/app/-menu/use-recents.ts';
import { RecentsPage } from '#src/routes/app/-menu/recents-page.tsx';
import { liveApp, openedApp } from '#test/kit/live.ts';
import { htmlOf, keepFailures } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const facts = { dayPlaced: () => null, keyFor: () => null, shareOf: () => null, onOrderAgain: () => {} };
const at = { path: '/app/recent-orders.html', address: '/app/recent-orders.html' };

/** Pat signed in on the page with the orders read; `fault` makes that call fail. */
async function shownTo(name: string, { order = pickup, fault }: { order?: Earlier['order']; fault?: 'error500' | 'timeout' } = {}) {
  const plain = testDependencies(world);
  const queries: unknown[] = [];
  const call: typeof plain.call = (described, asked) => {
    if (described.name === 'account.favorites') queries.push((asked as { query?: unknown }).query);
    return plain.call(described, asked);
  };
  const deps = { ...plain, call };
  keepFailures(deps);
  const live = await liveApp(world, deps, { order, previous: null });
  const { app } = live;
  await live.signIn(name);
  if (fault) world.faults.put('account.favorites', { endpoint: 'account.favorites', kind: fault });
  const inHand = order ? { cafeId: order.cafe.id, date: '2026-11-20' } : null;
  await deps.queryClient.prefetchQuery(favoritesQuery(call, inHand));
  const html = await htmlOf(RecentsPage, { ...deps, auth: createAuth(app) }, app, at);
  app.stop();
  return { html, queries, deps };
}

it('a member sees recent orders and favorites, each to have again, for the cafe and the day of the order in hand (ROUTES-12, C-60)', async () => {
  const { html, queries } = await shownTo('pat');
  expect(queries).toEqual([{ cafeId: '203', date: '2026-11-20' }]);
  expect(html).toMatch(/<h2[^>]*>Favorites<\/h2>.*Desk lunch.*<h2[^>]*>Recent orders<\/h2>.*Tomato Basil Soup/);
  expect(html.match(/Order again: /g)).toHaveLength(3);
  expect(html).toContain('All orders');
  expect((await shownTo('pat', { order: null })).queries).toEqual([{}]);
});

it('a member without orders is told so, and led to the menu', async () => {
  const { html } = await shownTo('ada');
  expect(html).toContain('No orders yet');
  expect(html).toContain('href="/app/menu.html"');
});

it('a failure of recents and favorites is empty, and the page says that it is one and tries again (SESSION-24)', async () => {
  const { deps } = await shownTo('pat', { fault: 'error500' });
  const known = await deps.queryClient.fetchQuery({ ...favoritesQuery(deps.call, null), staleTime: 0 });
  expect(known).toEqual({ recents: [], favorites: [], isKnown: false });
  const state = recentsFrom({ data: known, isError: false, isFetching: false }, () => {});
  const html = await htmlOf(() => <RecentsView {...{ state, ...facts }} linkToAll={null} />, deps, null);
  expect(html).toContain('We couldn’t load your orders.');
  expect(html).toContain('Try again');
  expect(html).not.toContain('No orders yet');
});

it('what has failed is waited for while it is asked once more, so that it is said when it fails again (SESSION-24)', () => {
  const data = { recents: [], favorites: [], isKnown: false };
  const kinds = (asked: Pick<Parameters<typeof recentsFrom>[0], 'data' | 'isError'>) =>
    [true, false].map((isFetching) => recentsFrom({ ...asked, isFetching }, () => {}).kind);
  expect(kinds({ data, isError: false })).toEqual(['waiting', 'failed']);
  expect(kinds({ data: undefined, isError: true })).toEqual(['waiting', 'failed']);
  expect(kinds({ data: undefined, isError: false })).toEqual(['waiting', 'waiting']);
  expect(kinds({ data: { ...data, isKnown: true }, isError: false })).toEqual(['known', 'known']);
});

it('nothing kept of a member is shown before the session is known to be trusted (SESSION-17)', async () => {
  const deps = testDependencies(world);
  keepFailures(deps);
  const before = await liveApp(world, deps, { order: null, previous: null });
  await before.signIn('pat');
  before.app.stop();
  world.faults.put('account.session', { endpoint: 'account.session', kind: 'dropped' });
  const { app } = await liveApp(world, deps, { order: null, previous: null, hasToken: true });
  deps.queryClient.setQueryData(favoritesQuery(deps.call, null).queryKey, { recents: orders, favorites: [], isKnown: true });
  const html = await htmlOf(RecentsPage, { ...deps, auth: createAuth(app) }, app, at);
  expect(html).toContain('Loading your orders…');
  expect(html).not.toContain('Recent orders');
  app.stop();
});

it('a guest is asked to sign in by one button, which comes back here; nothing is asked of the server', async () => {
  const deps = testDependencies(world);
  keepFailures(deps);
  const { app } = await openedApp(deps, { order: delivery, previous: null });
  const html = await htmlOf(RecentsPage, { ...deps, auth: createAuth(app) }, app, at);
  expect(html).toContain('Sign in to see what you’ve ordered');
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(
    deps.queryClient
      .getQueryCache()
      .findAll({ queryKey: ['member', 'favorites'] })
      .map(({ state }) => state.fetchStatus),
  ).toEqual(['idle']);
  app.stop();
});

it('in a session that is not trusted nothing of a member is shown (SESSION-17)', async () => {
  const { html } = await shownTo('iris');
  expect(html).toContain('Sign in again to see your orders.');
  expect(html).not.toContain('Recent orders');
  expect(must(html.match(/<button/g), 'buttons')).toHaveLength(1);
});
