import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { cardUnavailable } from '#domain/combo/choices.ts';
import { sidesOf } from '#domain/product/side.ts';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { must } from '#domain/must.ts';
import { troubleMeans } from '#domain/app/trouble.ts';
import { scopeKey } from '#src/api/define-query.ts';
import { menuInfoQuery } from '#src/api/menu-info.ts';
import { menuOf, menuVersionOf } from '#src/api/menu.ts';
import { placardByHashOf, placardHashesOf } from '#src/api/placard-hash.ts';
import { optionsOf } from '#src/api/product.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const cafeId = '203';

/** The client, what it has asked for by path parameters, and a cache without a second try. `change` replaces an answer. */
function open(change: (name: string, answer: unknown, params: unknown) => unknown = (_, answer) => answer) {
  const plain = testDependencies(world);
  const asked: [string, unknown][] = [];
  const call: typeof plain.call = async (described, request) => {
    const { params } = request as { params?: unknown };
    asked.push([described.name, params]);
    return change(described.name, await plain.call(described, request), params) as never;
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

it('customizations of a menu that names no version of them are those of today at its cafe, by the server’s clock (MENU-13, E-33)', async () => {
  const without = (name: string, answer: unknown) =>
    name === 'menu.versions'
      ? { ...(answer as object), versions: { ...(answer as { versions: object }).versions, productCustomization: null } }
      : answer;
  const versionAt = async (id: string, now: string, device: string) => {
    vi.stubEnv('TZ', device);
    const { call, asked, queries } = open(without);
    queries.setDefaultOptions({ queries: { retry: false, meta: { now: () => Temporal.Instant.from(now) } } });
    await queries.fetchQuery(optionsOf(call, id, '72022'));
    const [, params] = must(
      asked.find(([name]) => name === 'menu.customizations'),
      'call',
    );
    return (params as { versionId: string }).versionId;
  };
  // Of the cafe in Chicago, wherever the device is.
  const evening = '2026-11-21T03:30:00Z';
  expect(await versionAt(cafeId, evening, 'Asia/Tokyo')).toBe('20261120');
  expect(await versionAt(cafeId, evening, 'Pacific/Honolulu')).toBe('20261120');
  expect(await versionAt(cafeId, '2026-11-21T07:00:00Z', 'Pacific/Honolulu')).toBe('20261121');
  // The menu of the chain is at no place: there it is the day of the device.
  expect(await versionAt(NO_CAFE, evening, 'Asia/Tokyo')).toBe('20261121');
  expect(await versionAt(NO_CAFE, evening, 'Pacific/Honolulu')).toBe('20261120');
  vi.unstubAllEnvs();
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
  // The day at the cafe is asked for where the menu names no version.
  expect((await read()).filter((name) => name !== 'cafe.details')).toEqual(['menu.versions', 'menu.customizations']);
  expect(await read()).toEqual([]);
  release = '20261102063000';
  await queries.fetchQuery({ ...menuVersionOf(call, cafeId), staleTime: 0 });
  expect(await read()).toEqual(['menu.customizations']);
});

it('customizations that come after the menu has changed are dropped, and those of the new version asked for (MENU-13)', async () => {
  let release = '20261101063000';
  let arrive = () => {};
  // Each version has groups of its own.
  const plain = open((name, answer, params) => {
    if (name === 'menu.versions') {
      return { ...(answer as object), versions: { ...(answer as { versions: object }).versions, productCustomization: release } };
    }
    if (name !== 'menu.customizations') return answer;
    const { groups } = answer as { groups: readonly object[] };
    return { ...(answer as object), groups: groups.map((group) => ({ ...group, name: (params as { versionId: string }).versionId })) };
  });
  const call: typeof plain.call = async (described, request) => {
    const answer = await plain.call(described, request);
    if (described.name === 'menu.customizations' && plain.asked.length === 2) {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
    }
    return answer;
  };
  const reading = plain.queries.fetchQuery(optionsOf(call, cafeId, '72022'));
  await vi.waitFor(() => expect(plain.asked).toHaveLength(2));
  release = '20261102063000';
  void plain.queries.invalidateQueries({ queryKey: scopeKey('menu') });
  arrive();
  const groups = await reading;
  expect(new Set(groups.map(({ name }) => name))).toEqual(new Set(['20261102063000']));
  const versions = plain.asked.flatMap(([name, params]) =>
    name === 'menu.customizations' ? (params as { versionId: string }).versionId : [],
  );
  expect(versions).toEqual(['20261101063000', '20261102063000']);
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
