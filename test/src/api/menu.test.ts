import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { troubleMeans } from '#domain/app/trouble.ts';
import { cardUnavailable, choicesOf, type ComboChoice } from '#domain/combo/choices.ts';
import { unavailableBecause } from '#domain/menu/availability.ts';
import { placardUnavailable, stockedIds, type Menu } from '#domain/menu/menu.ts';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { destinations } from '#domain/order/order.ts';
import { goneOptions, optionIds } from '#domain/product/choices.ts';
import { must } from '#domain/must.ts';
import { quantityLimit } from '#domain/quantity/limit.ts';
import { createClient } from '#src/api/client.ts';
import { isApiError } from '#src/api/errors.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import { optionsOf, quantityRulesOf, soldOutInProduct } from '#src/api/product.ts';
import { createVault } from '#src/api/vault.ts';
import { limitFor, rulesetsOn } from '#sandbox/world/cart/quantity.ts';
import { isMadeAt } from '#sandbox/world/menu/availability.ts';
import { items, placards } from '#sandbox/world/menu/catalog.ts';
import { itemPrice } from '#sandbox/world/menu/prices.ts';
import { soldOutAt } from '#sandbox/world/menu/stock.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const today = '2026-11-20';
const cafeId = '203';
const call = createClient({
  baseUrl: 'http://bakery.test/api',
  headers: defaultConfig.headers,
  vault: createVault(),
  traceId: 'trace-1',
});
let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

it('The menu of the chain has no hours: without a cafe there is no time zone in which they could refuse an item (CAFE-15)', async () => {
  const { placards: known } = await queries.fetchQuery(menuOf(call, NO_CAFE));
  expect(Object.values(known).filter(({ schedule }) => schedule.length > 0)).toEqual([]);
});

describe('the menu of a cafe', () => {
  let menu: Menu;
  beforeEach(async () => {
    menu = await queries.fetchQuery(menuOf(call, cafeId));
  });

  it('has every card, with the prices of the cafe in cents (MENU-06, MENU-07)', () => {
    expect(Object.keys(menu.placards)).toHaveLength(placards.size);
    const sizes = Object.values(menu.placards).flatMap((placard) => placard.items);
    expect(sizes).toHaveLength(items.size);
    for (const { itemId, price } of sizes) expect(price, itemId).toBe(itemPrice(items.get(itemId)?.cents ?? 0, cafeId));
  });

  it('names only cards that it has, on shelves and in combos', () => {
    const onShelves = menu.categories.flatMap(({ sections }) => sections.flatMap(({ placardIds }) => placardIds));
    const inCombos = Object.values(menu.placards).flatMap(({ places }) =>
      places.flatMap(({ options }) => options.map(({ placardId }) => placardId)),
    );
    expect(onShelves.length).toBeGreaterThan(0);
    expect(inCombos.length).toBeGreaterThan(0);
    expect([...onShelves, ...inCombos].filter((placardId) => menu.placards[placardId] === undefined)).toEqual([]);
  });

  it('says of everything what the kitchen says, at any time and for any destination, also where an ingredient of it is not made then (AVAIL-02 to -07, AVAIL-11)', () => {
    const clocks = ['00:00', '04:59', '05:00', '10:29', '10:30', '10:31', '14:00', '14:01', '23:59'];
    for (const sold of placards.values()) {
      const card = menu.placards[sold.placardId];
      if (!card) throw new Error(`No ${sold.name}`);
      for (const destination of destinations) {
        for (const at of clocks.map((clock) => `${today}T${clock}`)) {
          const isMade = isMadeAt(sold, destination, at, today);
          expect(unavailableBecause(card, { destination, at }) === null, `${sold.name} ${destination} ${at}`).toBe(isMade);
        }
      }
    }
  });

  it('a combo goes with the last filling of a place (AVAIL-08, AVAIL-10)', () => {
    const combo = Object.values(menu.placards).find(({ places }) => places.length > 1);
    if (!combo) throw new Error('No combo');
    const noon = { destination: 'RPU', at: `${today}T12:00` } as const;
    const places = combo.places.map((place) => choicesOf(menu, place));
    const idsOf = (choices: readonly ComboChoice[]) => choices.map(({ item }) => item.itemId);
    const kept = new Set(idsOf(places.flatMap((choices) => choices.slice(0, 1))));
    expect(cardUnavailable(menu, combo, noon, new Set(idsOf(places.flat()).filter((itemId) => !kept.has(itemId))))).toBeNull();
    expect(cardUnavailable(menu, combo, noon, new Set(idsOf(places[0] ?? [])))).toBe('soldOut');
  });
});

describe('a menu that is read once more', () => {
  const parts = {
    mnavCategory: 'categories',
    mnavCategorySchedule: 'categories',
    mnavPlacard: 'placards',
    mnavPlacardSchedule: 'placards',
  };
  /** The parts that are asked for at the second reading, after which the versions say something else of some. */
  async function askedAgain(versions: Readonly<Record<string, string>>) {
    let isSecond = false;
    const asked: string[] = [];
    const counted: typeof call = async (described, request) => {
      asked.push(described.name);
      const answer = await call(described, request);
      if (!isSecond || described.name !== 'menu.versions') return answer;
      const menu = answer as { readonly versions: object };
      return { ...menu, versions: { ...menu.versions, ...versions } } as typeof answer;
    };
    const { queryKey } = menuOf(counted, cafeId);
    await queries.fetchQuery(menuOf(counted, cafeId));
    const first = queries.getQueryData(queryKey);
    isSecond = true;
    asked.length = 0;
    await queries.invalidateQueries({ queryKey: ['menu'] });
    await queries.fetchQuery(menuOf(counted, cafeId));
    return { asked, isSame: queries.getQueryData(queryKey) === first };
  }

  it('asks for its versions alone where they say that nothing changed, and is the same menu (MENU-01 to -03)', async () => {
    expect(await askedAgain({ aggregateVersionId: 'other', menuPDP: '2027010100' })).toEqual({ asked: ['menu.versions'], isSame: true });
  });

  it.for(Object.entries(parts))(
    'asks for one part where %s has another version: its %s (MENU-03, MENU-06, MENU-07)',
    async ([version, part]) => {
      const { asked } = await askedAgain({ [version]: '2027010100' });
      expect(asked).toEqual(['menu.versions', `menu.${part}`]);
    },
  );

  it('E-33 asks at the same address for a second release of one day, which no cache may answer, and shows it (MENU-01, MENU-02)', async () => {
    const requests: Request[] = [];
    let release = '20261101063000';
    const ofRelease = createClient({
      baseUrl: 'http://bakery.test/api',
      headers: defaultConfig.headers,
      vault: createVault(),
      traceId: 'trace-1',
      fetch: async (request) => {
        requests.push(request);
        const response = await fetch(request);
        const text = (await response.text()).replaceAll('20261101063000', release);
        return new Response(release === '20261101063000' ? text : text.replaceAll('Tomato Basil Soup', 'Leek Soup'), response);
      },
    });
    const read = async () => {
      requests.length = 0;
      await queries.invalidateQueries({ queryKey: ['menu'] });
      const { placards: known } = await queries.fetchQuery(menuOf(ofRelease, cafeId));
      return {
        hasLeek: Object.values(known).some(({ name }) => name === 'Leek Soup'),
        asked: requests.slice(1).map(({ url, cache }) => [url.replace(/#.*/, ''), cache]),
      };
    };
    const ask = [
      ['http://bakery.test/api/public/menu/categories/203/version/20261101/20261101/0/en-US', 'no-cache'],
      ['http://bakery.test/api/public/menu/placards/203/version/20261101/20261101/en-US', 'no-cache'],
    ];
    expect(await read()).toEqual({ hasLeek: false, asked: ask });
    expect(await read()).toEqual({ hasLeek: false, asked: [] });
    release = '20261101180000';
    expect(await read()).toEqual({ hasLeek: true, asked: ask });
  });
});

describe('what a cafe has run out of', () => {
  const tomorrow = '2026-11-21';
  const calls = [
    ['before an order', 'menu.stockout', null],
    ['on the day of an order', 'menu.stockout.check', today],
  ] as const;

  it('is what the bakery says, of everything today and of its menu on the day of an order (MENU-16, AVAIL-09, AVAIL-10)', async () => {
    const gone = new Set(soldOutAt(cafeId, today, today));
    expect(gone.size).toBeGreaterThan(0);
    expect(new Set(await queries.fetchQuery(soldOutOf(call, cafeId, null)))).toEqual(gone);
    const stocked = new Set(stockedIds(await queries.fetchQuery(menuOf(call, cafeId))));
    expect(new Set(await queries.fetchQuery(soldOutOf(call, cafeId, today)))).toEqual(gone.intersection(stocked));
  });

  it('is not what it has run out of today for an order for tomorrow: every item is judged anew (MENU-16, AVAIL-09)', async () => {
    const { placards: known } = await queries.fetchQuery(menuOf(call, cafeId));
    const goneOn = async (day: string) => {
      const soldOut = new Set(await queries.fetchQuery(soldOutOf(call, cafeId, day)));
      const wanted = { destination: 'RPU', at: `${day}T12:00` } as const;
      return Object.values(known).filter((placard) => placardUnavailable(placard, wanted, soldOut) === 'soldOut');
    };
    expect(await goneOn(today)).not.toEqual([]);
    expect(await goneOn(tomorrow)).toEqual([]);
  });

  it('is of a product also each option that the kitchen has not got, for an order for today alone (C-09, MENU-16, AVAIL-10)', async () => {
    const gone = new Set(soldOutAt(cafeId, today, today));
    const inMenu = new Set(stockedIds(await queries.fetchQuery(menuOf(call, cafeId))));
    const latte = must([...placards.values()].find(({ name }) => name === 'Caffe Latte')?.items[0], 'latte').itemId;
    let beside = 0;
    for (const placard of placards.values()) {
      const customizationsId = placard.items[0]?.itemId ?? '';
      const ids = new Set(optionIds(await queries.fetchQuery(optionsOf(call, cafeId, customizationsId))));
      const told = new Set(await queries.fetchQuery(soldOutInProduct(call, cafeId, today, customizationsId, [])));
      expect(told, placard.name).toEqual(gone.intersection(ids));
      beside += told.difference(inMenu).size;
    }
    expect(await queries.fetchQuery(soldOutInProduct(call, cafeId, tomorrow, latte, []))).toEqual([]);
    expect(await queries.fetchQuery(soldOutInProduct(call, cafeId, today, latte, []))).not.toEqual([]);
    expect(beside).toBeGreaterThan(0);
  });

  it('is of a product that the menu does not list also its sizes and what it is made of (AVAIL-09, MENU-16)', async () => {
    const [gone = ''] = soldOutAt(cafeId, today, today);
    const own = ['not-listed', gone];
    expect(await queries.fetchQuery(soldOutInProduct(call, cafeId, today, null, own))).toEqual([gone]);
    expect(await queries.fetchQuery(soldOutInProduct(call, cafeId, tomorrow, null, own))).toEqual([]);
  });

  it('E-34 is of a product not known when the call fails: every option counts as there (MENU-17)', async () => {
    world.faults.put('menu.stockout.check', { endpoint: 'menu.stockout.check', kind: 'error500' });
    const stock = soldOutInProduct(call, cafeId, today, '72022', []);
    await expect(queries.fetchQuery(stock)).rejects.toSatisfy(isApiError);
    const groups = await queries.fetchQuery(optionsOf(call, cafeId, '72022'));
    const all = Object.fromEntries(optionIds(groups).map((itemId) => [itemId, 'Regular'] as const));
    expect(goneOptions(groups, all, new Set(queries.getQueryData(stock.queryKey)))).toEqual([]);
  });

  it('is of the day that is asked for now: the answer for another day, come late, is not shown (MENU-16)', async () => {
    const late = Promise.withResolvers<void>();
    const slow: typeof call = async (described, asked) => {
      const answer = await call(described, asked);
      if (JSON.stringify(asked).includes(`"date":"${today}"`)) await late.promise;
      return answer;
    };
    const observer = new QueryObserver(queries, soldOutOf(slow, cafeId, today));
    onTestFinished(observer.subscribe(() => {}));
    observer.setOptions(soldOutOf(slow, cafeId, tomorrow));
    await expect.poll(() => observer.getCurrentResult().data).toEqual([]);
    late.resolve();
    await expect.poll(() => queries.getQueryData<readonly string[]>(soldOutOf(slow, cafeId, today).queryKey)).not.toBeUndefined();
    expect(observer.getCurrentResult().data).toEqual([]);
  });

  it.for(calls)(
    'E-34 %s is not known when the call fails: that is logged, and every item counts as there (MENU-17)',
    async ([, endpoint, day]) => {
      world.faults.put(endpoint, { endpoint, kind: 'error500' });
      const error: unknown = await queries.fetchQuery(soldOutOf(call, cafeId, day)).catch((thrown: unknown) => thrown);
      if (!isApiError(error)) throw new Error('The call did not fail.');
      expect(troubleMeans(error)).toEqual({ overlay: null, isReported: true });
      const soldOut = new Set(queries.getQueryData(soldOutOf(call, cafeId, day).queryKey));
      const menu = await queries.fetchQuery(menuOf(call, cafeId));
      const alwaysSold = Object.values(menu.placards).filter(({ schedule, exceptions }) => schedule.length + exceptions.length === 0);
      expect(alwaysSold.length).toBeGreaterThan(0);
      const reasons = alwaysSold.map((placard) => placardUnavailable(placard, { destination: 'RPU', at: `${today}T12:00` }, soldOut));
      expect(reasons.filter((reason) => reason !== null)).toEqual([]);
    },
  );
});

describe('how many one order may have', () => {
  it('is what the bakery counts by (QTY-01, QTY-02, MENU-09)', async () => {
    const rulesets = await queries.fetchQuery(quantityRulesOf(call, cafeId));
    const days = [0, 1, 2, 3, 7, 30].map((ahead) => Temporal.PlainDate.from(today).add({ days: ahead }).toString());
    for (const itemId of items.keys()) {
      for (const day of days) {
        expect(quantityLimit(itemId, rulesets, today, day), `${itemId} ${day}`).toBe(limitFor(itemId, rulesetsOn(today), today, day));
      }
    }
  });
});
