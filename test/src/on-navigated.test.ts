import { expect, it, vi } from 'vitest';
import type { Search } from '#domain/navigation/query.ts';
import { actors } from '#src/app/actors.ts';
import { createApp } from '#src/app/create-app.ts';
import { onNavigated } from '#src/app/on-navigated.ts';
import { parseSearch } from '#src/app/search-text.ts';
import { createVisit, type PageView } from '#src/app/visit.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { visit as visitor } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { knownFeatures } from '#src/app/known-features.ts';

const world = openSandbox();

interface Location {
  readonly href: string;
  readonly pathname: string;
  readonly search: Search;
  readonly searchStr: string;
}
const at = (href: string): Location => {
  const { pathname, search } = new URL(href, 'http://bakery.test');
  return { href, pathname, search: parseSearch(search), searchStr: search };
};

/** A router that goes where the test says, with the title of each page. */
async function follow() {
  const { app } = createApp(testDependencies(world), visitor);
  app.start();
  await knownFeatures(app);
  const views: PageView[] = [];
  const visit = createVisit({ onPageView: (view) => views.push(view), onCampaignParams: () => {} });
  const page = {
    scrollTo: vi.fn<(x: number, y: number) => void>(),
    setTitle: vi.fn<(title: string) => void>(),
    focusHeading: vi.fn<() => void>(),
  };
  let rendered: (change: object) => void = () => {};
  const state = { matches: [{ meta: [{ title: 'Hearthside' }] }, { meta: [] as { title: string }[] }] };
  const router = {
    state,
    subscribe: (_: string, hear: typeof rendered) => ((rendered = hear), () => {}),
  };
  onNavigated(app, router as never, visit, {} as never, page);
  const go = (from: string | null, to: string, title: string) => {
    state.matches[1] = { meta: [{ title }] };
    const [fromLocation, toLocation] = [from === null ? undefined : at(from), at(to)];
    rendered({ fromLocation, toLocation, pathChanged: fromLocation?.pathname !== toLocation.pathname });
  };
  return { app, go, page, views, visit };
}

it('an overlay that the bar opens while the first page still comes stays open; one is closed by leaving its page', async () => {
  const { app, go } = await follow();
  const { overlays } = actors(app);
  overlays.send({ type: 'overlay.opened', id: 'menu-search' });
  go(null, '/app/product/soup.html', 'Soup');
  expect(overlays.getSnapshot().context.stack).toEqual(['menu-search']);
  go('/app/product/soup.html', '/app/menu.html', 'Menu');
  expect(overlays.getSnapshot().context.stack).toEqual([]);
});

it('a new page begins at its top, with its own title and the focus on its heading (ROUTES-34, ROUTES-38)', async () => {
  const { go, page } = await follow();
  go(null, '/app/menu.html', 'Menu');
  expect(page.scrollTo).not.toHaveBeenCalled();
  go('/app/menu.html', '/app/cart.html', 'Cart');
  expect(page.setTitle.mock.calls).toEqual([['Menu'], ['Cart']]);
  expect(page.scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(page.focusHeading).toHaveBeenCalledOnce();
});

it('the same page keeps its place', async () => {
  const { go, page, views } = await follow();
  go(null, '/app/menu.html', 'Menu');
  go('/app/menu.html', '/app/menu.html?nco=1', 'Menu');
  expect(page.scrollTo).not.toHaveBeenCalled();
  expect(views).toHaveLength(1);
});

it('a new page closes what was open over the last one (ROUTES-36)', async () => {
  const { app, go } = await follow();
  const stack = () => app.getSnapshot().children.overlays?.getSnapshot().context.stack;
  app.getSnapshot().children.overlays?.send({ type: 'overlay.opened', id: 'cart-drawer' });
  expect(stack()).toEqual(['cart-drawer']);
  go('/app/menu.html', '/app/cart.html', 'Cart');
  expect(stack()).toEqual([]);
});

it('each page view is emitted, but not the one after the front door (ROUTES-39)', async () => {
  const { go, views } = await follow();
  go(null, '/app/menu.html', 'Menu');
  go('/', '/app/startOrder.html', 'Start');
  go('/app/startOrder.html', '/app/cart.html?a=b', 'Cart');
  expect(views).toEqual([
    { page: '/app/menu.html', title: 'Menu' },
    { page: '/app/cart.html?a=b', title: 'Cart' },
  ]);
});

it('nco is what the address of the last page says (ROUTES-41, QUERY-15)', async () => {
  const { go, visit } = await follow();
  go(null, '/app/menu.html?nco=x', 'Menu');
  expect(visit.nco()).toBe('x');
  go('/app/menu.html?nco=x', '/app/cart.html', 'Cart');
  expect(visit.nco()).toBeNull();
});
