import { expect, it } from 'vitest';
import { hiddenIds, menuWithout, noAvoidance } from '#domain/menu/allergens.ts';
import { listedIds } from '#domain/menu/listed.ts';
import { searchMenu } from '#domain/menu/search.ts';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { menuOf } from '#src/api/menu.ts';
import { AllergensFoot } from '#src/flows/allergens/AllergensFoot.tsx';
import { sectionNoun } from '#src/flows/allergens/section-noun.ts';
import { FilterChips } from '#src/routes/app/-menu/filter-chips.tsx';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const wheat = { allergens: ['WHEAT'], whole: ['WHEAT'], diets: [] };
const isWaiting = (html: string) => html.includes('aria-disabled="true"');

it('What fits is counted in the section that is open, or in what is searched, and saved also where nothing of what is listed fits it (MENU-11, FLAGS-10, OVERLAYS-11)', async () => {
  const deps = testDependencies(world);
  const { app, services } = await openedApp(deps, { order: pickup, previous: pickup });
  const menu = await deps.queryClient.fetchQuery(menuOf(deps.call, pickup.cafe.id));
  const misfits = hiddenIds(menu, wheat);
  const bare = must(
    menu.categories.find(({ catId }) => listedIds(menu, { catId, sought: '' }).every((id) => misfits.has(id))),
    'category',
  );
  services.send({
    type: 'flow.opened',
    name: 'allergens',
    input: { cafeId: pickup.cafe.id, avoidance: noAvoidance, isKept: true, question: null },
  });
  const drawer = await running(app.getSnapshot().children.allergens);
  await expect.poll(() => drawer.getSnapshot().matches('choosing')).toBe(true);
  const listed = { menu, cafe: pickup.cafe, avoidance: noAvoidance, hidden: new Set<string>(), shown: null, setShown: () => {} };
  const shown = (place: { readonly catId: string; readonly sought: string }) =>
    htmlOf(() => <FilterChips {...listed} {...place} />, { ...deps, preloadFlow: () => {} }, app);
  const nothingFound = await shown({ catId: bare.catId, sought: 'zzzzzz' });
  expect(isWaiting(nothingFound)).toBe(false);
  expect(nothingFound).not.toContain('Clear one');
  drawer.send({ type: 'allergen.toggled', name: 'WHEAT' });
  const fitting = (catId: string) => listedIds(menu, { catId, sought: '' }).filter((id) => !misfits.has(id)).length;
  const choosing = await shown({ catId: bare.catId, sought: '' });
  expect(isWaiting(choosing)).toBe(false);
  expect(choosing).toContain('Save choices');
  expect(choosing).toContain('fit. Clear one to see more.');
  const mixed = must(
    menu.categories.find(({ catId }) => fitting(catId) > 1),
    'category',
  );
  expect(await shown({ catId: mixed.catId, sought: '' })).toContain(`Show ${fitting(mixed.catId)} ${sectionNoun(mixed.name)}`);
  // A search shows what it finds.
  const sought = 'sandwich';
  const found = searchMenu(menuWithout(menu, hiddenIds(menu, drawer.getSnapshot().context.avoidance)), sought).placards.length;
  expect(await shown({ catId: bare.catId, sought })).toContain(`Show ${found} item`);
  const none = await shown({ catId: bare.catId, sought: 'zzzzzz' });
  expect([none.includes('Save choices'), none.includes('Clear one'), isWaiting(none)]).toEqual([true, false, false]);
});

it('The button waits where nothing on the menu fits what is chosen, and never where nothing is chosen (MENU-11, OVERLAYS-11)', async () => {
  const foot = (avoidance: typeof noAvoidance) =>
    htmlOf(
      () => (
        <AllergensFoot
          screen={{ kind: 'choosing', rows: [], avoidance, isKept: true, isUnsaved: false, isSaving: false }}
          send={() => {}}
          count={{ all: 0, shown: 0, isHiding: avoidance !== noAvoidance }}
          section="Sandwiches"
        />
      ),
      testDependencies(world),
      null,
    );
  const none = await foot(wheat);
  expect(isWaiting(none)).toBe(true);
  expect(none).toContain('No items fit. Clear one to see more.');
  const cleared = await foot(noAvoidance);
  expect(isWaiting(cleared)).toBe(false);
  expect(cleared).not.toContain('Clear one');
});

it.for([
  ['Sandwiches', 11, 'Show 11 sandwiches', null],
  ['Bagels & Spreads', 2, 'Show 2 bagels and spreads', null],
  ['Sandwiches', 1, 'Show 1 item', null],
  ['Sandwiches', 0, 'Save choices', 'No sandwiches fit. Clear one to see more.'],
  ['Kids', 3, 'Show 3 items', null],
  ['Breakfast', 0, 'Save choices', 'No items fit. Clear one to see more.'],
  [null, 3, 'Show 3 items', null],
] as const)(
  'Of the section %s with %i that fit, the button says "%s", and promises no items where none does (MENU-11, OVERLAYS-11)',
  async ([section, shown, label, none]) => {
    const screen = { kind: 'choosing', rows: [], avoidance: wheat, isKept: true, isUnsaved: false, isSaving: false } as const;
    const count = { all: 40, shown, isHiding: true };
    const html = await htmlOf(() => <AllergensFoot {...{ screen, count, section }} send={() => {}} />, testDependencies(world), null);
    expect(html).toContain(`>${label}<`);
    expect(isWaiting(html)).toBe(false);
    if (none === null) expect(html).not.toContain('Clear one');
    else expect(html).toContain(none);
  },
);
