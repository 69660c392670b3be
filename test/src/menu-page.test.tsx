import { expect, it } from 'vitest';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { formatCents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import { HomeMenu } from '#src/routes/app/-home/home-menu.tsx';
import { MenuPage } from '#src/routes/app/-menu/menu-page.tsx';
import { Route as CategoryRoute } from '#src/routes/app/category/{$categoryId}[.]html.tsx';
import { Route as MenuRoute } from '#src/routes/app/menu[.]html.tsx';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf, keepFailures } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

it('a menu that did not come says so at once: the page does not wait for it a second time', async () => {
  const deps = testDependencies(world);
  const { app } = await openedApp(deps);
  const { queryKey } = menuOf(deps.call, NO_CAFE);
  await deps.queryClient.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('offline')), retry: false });
  expect(await htmlOf(() => <MenuPage catId={null} />, deps, app)).toContain('Try again');
});

it.for([
  ['the menu', <MenuPage key="menu" catId={null} />],
  ['the home page', <HomeMenu key="home" />],
] as const)('%s keeps the menu that is at hand where asking for it anew fails (MENU-04)', async ([, part]) => {
  const deps = testDependencies(world);
  const { app } = await openedApp(deps);
  const { queryKey } = menuOf(deps.call, NO_CAFE);
  await deps.queryClient.fetchQuery(menuOf(deps.call, NO_CAFE));
  const known = await htmlOf(() => part, deps, app);
  await deps.queryClient.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('offline')), retry: false, staleTime: 0 });
  expect(deps.queryClient.getQueryState(queryKey)?.status).toBe('error');
  keepFailures(deps);
  expect(await htmlOf(() => part, deps, app)).toBe(known);
  expect(known).toContain('Soups');
});

it.for([MenuRoute, CategoryRoute])('a menu on its way has the heading that it will have', async ({ options }) => {
  const deps = testDependencies(world);
  const { app } = await openedApp(deps);
  const Pending = options.pendingComponent ?? (() => null);
  expect(await htmlOf(() => <Pending />, deps, app)).toMatch(/<h1[^>]*>Menu</);
});

it('a category that the menu has not is said not to be found, with the way to the menu; one that it has is shown (ROUTES-05)', async () => {
  const deps = testDependencies(world);
  const { app } = await openedApp(deps);
  const { categories } = await deps.queryClient.fetchQuery(menuOf(deps.call, NO_CAFE));
  const known = categories.at(-1);
  const unknown = await htmlOf(() => <MenuPage catId="9999" />, deps, app);
  expect(unknown).toContain('We can’t find that page');
  expect(unknown).toContain('href="/app/menu.html"');
  expect(await htmlOf(() => <MenuPage catId={known?.catId ?? ''} />, deps, app)).toMatch(
    new RegExp(`aria-selected="true"[^>]*>[^<]*(<[^>]*>)*${known?.name}`),
  );
});

it('E-34 a stock that cannot be read shows nothing on the menu, where every item can be had (MENU-17)', async () => {
  const deps = testDependencies(world);
  const { app } = await openedApp(deps, { previous: pickup });
  await deps.queryClient.fetchQuery(menuOf(deps.call, pickup.cafe.id));
  const draw = () => htmlOf(() => <MenuPage catId={null} />, deps, app);
  const { queryKey } = soldOutOf(deps.call, pickup.cafe.id, null);
  deps.queryClient.setQueryData(queryKey, []);
  const known = await draw();
  deps.queryClient.removeQueries({ queryKey });
  await deps.queryClient.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('stock')), retry: false });
  expect(deps.queryClient.getQueryState(queryKey)?.status).toBe('error');
  keepFailures(deps);
  expect(await draw()).toBe(known);
  expect(known).not.toContain('Try again');
});

it('E-34 a stock that was known, and cannot be read anew, keeps nothing back: every item can be had (MENU-17)', async () => {
  const deps = testDependencies(world);
  const { app } = await openedApp(deps, { previous: pickup });
  const menu = await deps.queryClient.fetchQuery(menuOf(deps.call, pickup.cafe.id));
  const [section] = must(menu.categories[0], 'category').sections;
  const { items } = must(menu.placards[section?.placardIds[0] ?? ''], 'placard');
  const draw = () => htmlOf(() => <MenuPage catId={menu.categories[0]?.catId ?? null} />, deps, app);
  const { queryKey } = soldOutOf(deps.call, pickup.cafe.id, null);
  const known = async (soldOut: readonly string[]) => {
    deps.queryClient.setQueryData(queryKey, soldOut);
    return draw();
  };
  const there = await known([]);
  expect(await known(items.map(({ itemId }) => itemId))).not.toBe(there);
  await deps.queryClient.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('stock')), retry: false, staleTime: 0 });
  expect(deps.queryClient.getQueryState(queryKey)?.status).toBe('error');
  keepFailures(deps);
  expect(await draw()).toBe(there);
});

it('a section of more items than a page draws says how many are not listed, and where they are found', async () => {
  const deps = testDependencies(world);
  const { app } = await openedApp(deps);
  const query = menuOf(deps.call, NO_CAFE);
  const menu = await deps.queryClient.fetchQuery(query);
  const [id = ''] = menu.categories[0]?.sections[0]?.placardIds ?? [];
  const draw = (count: number) => {
    const ids = Array.from({ length: count }, (_, at) => `${id}-${at}`);
    const placards = Object.fromEntries(ids.flatMap((one) => (menu.placards[id] ? [[one, { ...menu.placards[id], placardId: one }]] : [])));
    const section = { secId: 1, name: 'All', schedule: [], placardIds: ids };
    deps.queryClient.setQueryData(query.queryKey, {
      ...menu,
      placards,
      categories: [{ catId: '1', name: 'All', description: '', sections: [section] }],
    });
    return htmlOf(() => <MenuPage catId={null} />, deps, app);
  };
  expect(await draw(102)).toContain('Not listed: 2 more. Search the menu by name.');
  expect(await draw(100)).not.toContain('listed');
});

it('a card whose usual size is sold out has the size, the price and the calories of what its button adds (PRICING-02, AVAIL-09)', async () => {
  const deps = testDependencies(world);
  const { app } = await openedApp(deps, { previous: pickup });
  const menu = await deps.queryClient.fetchQuery(menuOf(deps.call, pickup.cafe.id));
  const found = menu.categories.flatMap(({ catId, sections }) =>
    sections
      .flatMap(({ placardIds }) => placardIds.flatMap((id) => menu.placards[id] ?? []))
      .flatMap((placard) =>
        placard.items.length === 2 && !placard.isCombo && placard.places.length === 0 ? { catId, sized: placard } : [],
      ),
  );
  const { catId, sized } = must(found[0], 'sized');
  const [usual, other] = sized.items.toSorted((one, two) => Number(two.isDefault) - Number(one.isDefault));
  const draw = async (soldOut: readonly string[]) => {
    deps.queryClient.setQueryData(soldOutOf(deps.call, pickup.cafe.id, null).queryKey, soldOut);
    const html = await htmlOf(() => <MenuPage catId={catId} />, deps, app);
    return must(
      html.split('<li').find((each) => each.includes(`/product/${sized.hash}.html`)),
      'card',
    );
  };
  const known = await draw([]);
  expect(known).toContain(formatCents(must(usual, 'usual').price));
  const card = await draw([must(usual, 'usual').itemId]);
  const there = must(other, 'other');
  expect(card).toContain(`${there.size} · ${there.calories} cal`);
  expect(card).toContain(formatCents(there.price));
  expect(card).not.toContain(formatCents(must(usual, 'usual').price));
});

it.for([
  ['2026-11-22', true],
  ['2027-03-01', false],
] as const)(
  'A card whose offer begins on %s says so, and leads to another time where one can be chosen then: %s (AVAIL-03, AVAIL-06, SLOTS-01)',
  async ([fromDate, isHelped]) => {
    world.clock.set(Temporal.Instant.from('2026-11-20T12:00:00-06:00'));
    const deps = testDependencies(world);
    const { app } = await openedApp(deps, { order: pickup, previous: pickup });
    const { queryKey, ...query } = menuOf(deps.call, pickup.cafe.id);
    const menu = await deps.queryClient.fetchQuery({ ...query, queryKey });
    const [section] = must(menu.categories.at(-1), 'category').sections;
    const placard = must(menu.placards[section?.placardIds[0] ?? ''], 'placard');
    const placards = { ...menu.placards, [placard.placardId]: { ...placard, exceptions: [{ type: 'LTO', fromDate }] } };
    deps.queryClient.setQueryData(queryKey, { ...menu, placards });
    const html = await htmlOf(() => <MenuPage catId={menu.categories.at(-1)?.catId ?? null} />, deps, app);
    expect(html).toContain(`From ${isHelped ? 'Sunday, November 22' : 'Monday, March 1'} at this cafe`);
    expect(html.includes(`step=time&amp;item=${placard.placardId}"`)).toBe(isHelped);
  },
);
