import { expect, it } from 'vitest';
import type { Earlier } from '#test/kit/live.ts';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { offerOf } from '#src/api/menu-offer.ts';
import { menuOf } from '#src/api/menu.ts';
import { InitiateOfferPage, RewardPage } from '#src/routes/app/-menu/offer-page.tsx';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf, keepFailures } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

const pages = {
  offer: {
    Page: InitiateOfferPage,
    at: (id: string) => ({ path: '/app/initiateOffer.html', address: `/app/initiateOffer.html?offerId=${id}` }),
  },
  reward: { Page: RewardPage, at: (id: string) => ({ path: '/app/category/reward/$rewardId', address: `/app/category/reward/${id}` }) },
} as const;

/** The page with the menu and the offer read. */
async function shown(kind: keyof typeof pages, id: string, { order = pickup }: { order?: Earlier['order'] } = {}) {
  const deps = testDependencies(world);
  keepFailures(deps);
  const { app } = await openedApp(deps, { order, previous: null });
  await deps.queryClient.prefetchQuery(menuOf(deps.call, order?.cafe.id ?? NO_CAFE));
  await deps.queryClient.prefetchQuery(offerOf(deps.call, id));
  const { Page, at } = pages[kind];
  const html = await htmlOf(Page, deps, app, at(id));
  app.stop();
  return html;
}

const namesIn = (html: string) => [...html.matchAll(/<h2[^>]*><a[^>]*>([^<]*)</g)].map(([, name]) => name);

it('an offer has its name, its words and its food at the cafe in hand, each to add at once (C-22, MENU-15, ROUTES-13)', async () => {
  const html = await shown('offer', 'season');
  expect(html).toMatch(/<h1[^>]*>Taste the season</);
  expect(html).toContain('Squash, cranberries and gingerbread');
  expect(namesIn(html)).toHaveLength(3);
  expect(html.match(/aria-label="Add /g)).toHaveLength(3);
  expect(html).not.toContain('Start an order');
});

it('without an order the page offers to start one, and is come back to with it (ROUTES-13)', async () => {
  const html = await shown('offer', 'season', { order: null });
  expect(html).toMatch(/href="\/app\/startOrder\.html\?returnTo=[^"]*initiateOffer\.html[^"]*season/);
  expect(html).toContain('From $');
});

it('an offer that is over, or never was, says so and leads to the menu (MENU-15)', async () => {
  const html = await shown('offer', 'nothing-such');
  expect(html).toMatch(/<h1[^>]*>This offer is over</);
  expect(html).toContain('href="/app/menu.html"');
});

it('a reward shows what it can be used on, and nothing else (MENU-20)', async () => {
  const html = await shown('reward', 'reward-1');
  expect(html).toMatch(/<h1[^>]*>A free pastry</);
  expect(html).toContain('then use your reward in the cart');
  const names = namesIn(html);
  expect(names).toContain('Butter Croissant');
  expect(names).not.toContain('Tomato Basil Soup');
});

it('a reward on a whole order says so and leads to the menu; one that is gone does too (MENU-20)', async () => {
  const whole = await shown('reward', 'reward-r1');
  expect(whole).toContain('It’s good on anything you order.');
  expect(namesIn(whole)).toEqual([]);
  expect(await shown('reward', 'reward-none')).toContain('We can’t find that reward');
});
