import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cardUnavailable } from '#domain/combo/choices.ts';
import { sidesOf } from '#domain/product/side.ts';
import { versionOfDay } from '#domain/product/customizations-version.ts';
import { must } from '#domain/must.ts';
import { troubleMeans } from '#domain/app/trouble.ts';
import { menuInfoQuery } from '#src/api/menu-info.ts';
import { menuOf, menuVersionOf } from '#src/api/menu.ts';
import { placardByHashOf, placardHashesOf } from '#src/api/placard-hash.ts';
import { optionsOf } from '#src/api/product.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const cafeId = '203';

/** The client, what it has asked for by path parameters, and a cache without a second try. `change` replaces an answer. */
function open(change: (name: string, answer: unknown) => unknown = (_, answer) => answer) {
  const plain = testDependencies(world);
  const asked: [string, unknown][] = [];
  const call: typeof plain.call = async (described, request) => {
    asked.push([described.name, (request as { params?: unknown }).params]);
    return change(described.name, await plain.call(described, request)) as never;
  };
  return { call, asked, queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
}

it('what the content repository has is its cafes and its version; a failure is logged and shows nothing (C-23, MENU-05)', async () => {
  const { call, queries } = open();
  const { cafeIds, version } = await queries.fetchQuery(menuInfoQuery(call));
  expect(cafeIds).toContain(cafeId);
  expect(version).toMatch(/^\d{8}/);
  expect(troubleMeans({ kind: 'broken', reasonCode: null, endpoint: 'menu.info' })).toEqual({ overlay: null, isReported: true });
});

it('customizations of a menu that names no version of them are those of today (MENU-13, E-33)', async () => {
  const without = (name: string, answer: unknown) =>
    name === 'menu.versions'
      ? { ...(answer as object), versions: { ...(answer as { versions: object }).versions, productCustomization: null } }
      : answer;
  const { call, asked, queries } = open(without);
  const today = () => versionOfDay(Temporal.Now.plainDateISO().toString());
  const before = today();
  await queries.fetchQuery(optionsOf(call, cafeId, '72022'));
  const [, params] = must(
    asked.find(([name]) => name === 'menu.customizations'),
    'call',
  );
  expect([before, today()]).toContain((params as { versionId: string }).versionId);
  const named = open();
  await named.queries.fetchQuery(optionsOf(named.call, cafeId, '72022'));
  expect(named.asked.at(-1)).toEqual(['menu.customizations', { cafeId, versionId: '20261101063000', itemId: '72022' }]);
});

it.for([
  ['of them', (release: string) => ({ versions: { productCustomization: release } })],
  [
    'of the menu, where that names none of them',
    (release: string) => ({ aggregateVersionId: release, versions: { productCustomization: null } }),
  ],
] as const)('customizations are asked for once, and anew under another version %s (MENU-13)', async ([, saying]) => {
  let release = '20261101063000';
  const { call, asked, queries } = open((name, answer) => {
    if (name !== 'menu.versions') return answer;
    const menu = answer as { readonly versions: object };
    const said = saying(release);
    return { ...menu, ...said, versions: { ...menu.versions, ...said.versions } };
  });
  const read = async () => {
    asked.length = 0;
    await queries.fetchQuery(optionsOf(call, cafeId, '72022'));
    return asked.map(([name]) => name);
  };
  expect(await read()).toEqual(['menu.versions', 'menu.customizations']);
  expect(await read()).toEqual([]);
  release = '20261102063000';
  await queries.fetchQuery({ ...menuVersionOf(call, cafeId), staleTime: 0 });
  expect(await read()).toEqual(['menu.customizations']);
});

it('the hashes of a cafe come by its version and language, one placard by its hash with the cafe’s prices (C-14, C-15, MENU-08)', async () => {
  const { call, asked, queries } = open();
  const hashes = await queries.fetchQuery(placardHashesOf(call, cafeId));
  expect(asked.at(-1)).toEqual(['menu.placardHashes', { cafeId, versionId: '20261101063000', languageCode: 'en-US' }]);
  expect(hashes['tomato-basil-soup-10101']).toBe('10101');
  const menu = await queries.fetchQuery(menuOf(call, cafeId));
  expect(await queries.fetchQuery(placardByHashOf(call, cafeId, 'tomato-basil-soup-10101'))).toEqual(menu.placards['10101']);
  expect(await queries.fetchQuery(placardByHashOf(call, cafeId, 'none-such'))).toBeNull();
});

it('a menu keeps the daypart and hours of its sections, what is on top of it, and what is said of a category (MENU-18, MENU-19)', async () => {
  const { call, queries } = open();
  const { heroId, categories } = await queries.fetchQuery(menuOf(call, cafeId));
  expect(heroId).toBe('7107');
  const featured = must(
    categories.find(({ name }) => name === 'Featured'),
    'category',
  );
  expect(featured.promo).toEqual({
    title: 'The season is here',
    text: 'Squash, cranberries and gingerbread, for a few weeks only.',
  });
  expect(featured.sections.map(({ secId, daypart, schedule }) => [secId, daypart, schedule.length])).toEqual([
    [11, 'allDay', 0],
    [12, 'allDay', 0],
    [13, 'breakfast', 7],
  ]);
  // The chain has no time zone by which hours could refuse anything (CAFE-15).
  const ofChain = await queries.fetchQuery(menuOf(call, '500000'));
  expect(ofChain.categories.flatMap(({ sections }) => sections.flatMap(({ schedule }) => schedule))).toEqual([]);
});

it('a menu item says what it is, what it comes with, when it is sold, what is in it, and whether the server has it at all (PRODUCT-13, AVAIL-12)', async () => {
  const gone = (name: string, answer: unknown) =>
    name === 'menu.placards'
      ? {
          placards: (answer as { placards: { placardId: string; itemDetails: object }[] }).placards.map((placard) =>
            ['11102', '17101'].includes(placard.placardId)
              ? { ...placard, itemDetails: { ...placard.itemDetails, isUnavailable: true } }
              : placard,
          ),
        }
      : answer;
  const { call, queries } = open(gone);
  const menu = await queries.fetchQuery(menuOf(call, cafeId));
  const placard = (id: string) => must(menu.placards[id], id);
  const wanted = { destination: 'RPU', at: '2026-11-20T12:00' } as const;
  const reasonOf = (id: string) => cardUnavailable(menu, placard(id), wanted, new Set());
  expect([reasonOf('11102'), reasonOf('11101')]).toEqual(['soldOut', null]);
  expect(sidesOf(menu, placard('11101'), wanted, new Set()).map(({ placard: { placardId }, reason }) => [placardId, reason])).toEqual([
    ['17101', 'soldOut'],
    ['17102', null],
    ['17103', null],
    ['17107', null],
  ]);
  expect([placard('90').isCombo, placard('11101').isCombo]).toEqual([true, false]);
  expect(placard('11101').schedule).toHaveLength(7);
  expect(placard('11101').items.every(({ sodiumMg }) => (sodiumMg ?? 0) > 0)).toBe(true);
});
