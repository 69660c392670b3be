// Node 22 has none yet, as some browsers.
import 'temporal-polyfill/global';
import { cardUnavailable } from '#domain/combo/choices.ts';
import { mealFor } from '#domain/combo/meals.ts';
import { seasonOf } from '#domain/home/season.ts';
import { hiddenIds, noAvoidance } from '#domain/menu/allergens.ts';
import { littleMore } from '#domain/menu/little-more.ts';
import { placardsOf, type Menu } from '#domain/menu/menu.ts';
import { searchAsWanted } from '#domain/menu/search-wanted.ts';
import { sectionsAt } from '#domain/menu/sections.ts';
import { upsellFor } from '#domain/menu/upsell.ts';
import { menuShare } from '#domain/order/past-order.ts';
import { must } from '#domain/must.ts';
import { placardAt } from '#sandbox/world/menu/placards.ts';
import { placards } from '#sandbox/world/menu/catalog.ts';
import { categories } from '#sandbox/world/menu/categories.ts';
import { copyId, copyOf } from '#sandbox/world/menu/copies.ts';
import { upsellPrograms } from '#sandbox/world/menu/upsells.ts';
import { placardFrom } from '#src/api/menu.ts';
import { ratio } from './figures.ts';

const CAFE = '203';
const DAY = '2026-11-20';
const FEW = 1000;
const MANY = 10 * FEW;
const RUNS = 15;
/** A rule is done over and over for so long, so that the clock can tell. */
const RUN_MS = 20;

const wanted = { destination: 'RPU', at: `${DAY}T12:00` } as const;
const soldOut: ReadonlySet<string> = new Set(['171011']);

/** The menu of the sandbox over and over, each copy with ids of its own. */
export function menuOfSize(count: number): Menu {
  const known = [...placards.values()];
  const all = Array.from({ length: count }, (_, at) =>
    copyOf(must(known[at % known.length], 'placard'), Math.floor(at / known.length)),
  ).map((placard) => placardFrom(placardAt(placard, CAFE, DAY), CAFE));
  const listed = new Set(all.map(({ placardId }) => placardId));
  const copies = Array.from({ length: Math.ceil(count / known.length) }, (_, copy) => copy);
  return {
    categories: categories.map(({ catId, i18nInfo, sections }) => ({
      catId,
      name: i18nInfo.name,
      description: '',
      sections: sections.map(({ secId, i18nInfo: { name }, prioritySchedules, placardIds }) => ({
        secId,
        name,
        schedule: prioritySchedules,
        placardIds: copies.flatMap((copy) => placardIds.map((id) => copyId(id, copy)).filter((id) => listed.has(id))),
      })),
    })),
    heroId: null,
    upsells: upsellPrograms,
    placards: Object.fromEntries(all.map((placard) => [placard.placardId, placard])),
  };
}

const avoidance = { ...noAvoidance, allergens: ['MILK'] };
const order = { itemIds: ['72022', '101012', '181011'] };
const drink = { itemId: '72022', children: [] };

/** What is done to a whole menu at once. */
const rules: Readonly<Record<string, (menu: Menu) => unknown>> = {
  judging: (menu) => placardsOf(menu).map((placard) => cardUnavailable(menu, placard, wanted, soldOut)),
  sections: (menu) => menu.categories.map((category) => sectionsAt(menu, category, wanted)),
  search: (menu) => searchAsWanted(menu, 'chiken under 500', wanted, soldOut),
  // Another object is another menu: its words are listed first.
  'search as it opens': (menu) => searchAsWanted({ ...menu }, 'chiken under 500', wanted, soldOut),
  allergens: (menu) => hiddenIds(menu, avoidance),
  'a little more': (menu) =>
    littleMore(menu, { wanted, soldOut, avoidance, hasRoom: () => true, inCart: new Set(), missing: 500, count: 3 }),
  upsell: (menu) => upsellFor(menu, { wanted, soldOut, avoidance, hasRoom: () => true, lines: [drink] }),
  'meal of a product': (menu) => mealFor(menu, '71011', wanted, soldOut),
  season: (menu) => seasonOf(menu, wanted, soldOut),
  'season of a new menu': (menu) => seasonOf({ ...menu }, wanted, soldOut),
  'past order': (menu) => menuShare(order, menu, { wanted, soldOut }),
};

/**
 * How long rules take on menus of 1,000 and 10,000 items, and how much longer on the larger one. The small ones are ten, one after another: with as
 * many items in memory on either side, what the processor's cache does not hold counts for both. A loop that reads nothing but the id of each
 * item takes twenty times as long on the large menu as on one small menu alone.
 */
export function benchRules() {
  const fewOnes = Array.from({ length: MANY / FEW }, () => menuOfSize(FEW));
  const many = menuOfSize(MANY);
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => {
      const [fewMs, manyMs] = [timeOf(() => fewOnes.map(rule)) / fewOnes.length, timeOf(() => rule(many))];
      return [name, { fewMs: rounded(fewMs), manyMs: rounded(manyMs), growth: ratio(manyMs, fewMs) }];
    }),
  );
}

const rounded = (ms: number) => Number(ms.toFixed(3));

/**
 * The least of some runs, in ms of this thread's processor, after one that pays for the compiler: others share the machine, and the time that they take
 * is none of the rule's.
 */
function timeOf(work: () => unknown): number {
  onceOf(work);
  return Math.min(...Array.from({ length: RUNS }, () => onceOf(work)));
}

function onceOf(work: () => unknown): number {
  const began = process.threadCpuUsage();
  let [times, spentMs] = [0, 0];
  do {
    work();
    times += 1;
    const { user, system } = process.threadCpuUsage(began);
    spentMs = (user + system) / 1000;
  } while (spentMs < RUN_MS);
  return spentMs / times;
}
