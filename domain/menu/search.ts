import { placardsOf, type Menu, type MenuPlacard } from './menu.ts';
import { likeness } from './likeness.ts';

/** Words that say nothing of what is looked for. */
const FILLER = new Set(['a', 'an', 'and', 'calories', 'cal', 'for', 'in', 'of', 'on', 'or', 'the', 'with']);
/** What a guest calls a badge otherwise; what is vegan is vegetarian too. */
const BADGES: Readonly<Record<string, readonly string[]>> = {
  meatless: ['vegetarian', 'vegan'],
  'plant-based': ['vegan'],
  vegetarian: ['vegetarian', 'vegan'],
  veggie: ['vegetarian', 'vegan'],
};
/** Names as alike as this share enough letters to be what was meant. */
const ALIKE = 0.65;
const CALORIES = /(?:(under|below|less than|fewer than|<)|up to|at most|no more than)\s*(\d{2,4})(?:\s*k?cal\w*)?/iu;
/** A shorter number is no number of calories unless it says so. */
const LEAST_CALORIES = 100;

/** What was typed, as it is looked for. */
interface Sought {
  readonly words: readonly string[];
  /** A size with at most so many calories; null: with any. */
  readonly caloriesMax: number | null;
}

/** A placard with what is said of it, in lower case. */
interface Entry {
  readonly placard: MenuPlacard;
  readonly name: string;
  readonly said: string;
  /** Its allergens. */
  readonly contains: string;
  readonly words: readonly string[];
}

/** What a menu is searched by. */
interface Index {
  readonly entries: readonly Entry[];
  /** All its words, each once. */
  readonly words: readonly string[];
}

/** By their menu: a guest types many letters into the search of one. */
const indexes = new WeakMap<SearchedMenu, Index>();

type SearchedMenu = Pick<Menu, 'placards' | 'categories'>;

function indexOf(menu: SearchedMenu): Index {
  const known = indexes.get(menu) ?? newIndex(menu);
  indexes.set(menu, known);
  return known;
}

function newIndex(menu: SearchedMenu): Index {
  const shelves = categoryNames(menu.categories);
  const entries = placardsOf(menu).map((placard) => {
    const { placardId, name, description, badges, allergens } = placard;
    const said = [name, description, ...badges, ...(shelves.get(placardId) ?? [])].join(' ').toLowerCase();
    return { placard, name: name.toLowerCase(), said, contains: allergens.join(' ').toLowerCase(), words: wordsOf(said) };
  });
  const all = new Set<string>();
  for (const { words } of entries) for (const word of words) all.add(word);
  return { entries, words: [...all] };
}

/**
 * Placards with every word in their name, description, badges or the names of their categories, those with the words in the name first,
 * and with a size, and a side where they come with one, of the calories that were asked for ("vegetarian soup under 500 calories"). Where there is none, a word of four letters or more also finds
 * words with a similar spelling ("tomatto"), and before that a placard is found by the allergens that it contains ("fish"): the menu names no other
 * ingredient of what its description does not. No words find nothing.
 */
export function searchMenu(menu: SearchedMenu, typed: string): readonly MenuPlacard[] {
  // With the empty field, as the search opens: the first letter does not wait for it.
  const index = indexOf(menu);
  const { words, caloriesMax } = soughtIn(typed);
  if (words.length === 0 && caloriesMax === null) return [];
  const fitting = index.entries.filter(
    ({ placard }) =>
      caloriesMax === null ||
      placard.items.some(({ calories }) => calories > 0 && calories + leastSideCalories(menu, placard) <= caloriesMax),
  );
  const hasAll = (said: string) => words.every((word) => meanings(word).some((meaning) => said.includes(meaning)));
  const said = fitting.filter((entry) => hasAll(entry.said));
  const found = said.length > 0 ? said : fitting.filter((entry) => hasAll(`${entry.said} ${entry.contains}`));
  const sorted = found.toSorted((one, other) => Number(hasAll(other.name)) - Number(hasAll(one.name)));
  return (found.length > 0 ? sorted : alikeIn(fitting, words, index.words)).map(({ placard }) => placard);
}

/** What the lightest side of a product adds to its calories; 0 for what comes by itself, and for a combo, which is said without its parts. */
function leastSideCalories({ placards }: SearchedMenu, { isCombo, places }: MenuPlacard): number {
  const [side] = isCombo ? [] : places;
  const sides = side?.options.flatMap(({ placardId, itemId }) => placards[placardId]?.items.find((item) => item.itemId === itemId) ?? []);
  return sides?.length ? Math.min(...sides.map(({ calories }) => calories)) : 0;
}

/** Each word is compared with each of the menu's once, however many placards have it. */
function alikeIn(entries: readonly Entry[], sought: readonly string[], known: readonly string[]): readonly Entry[] {
  const alike = sought.map((word) => new Set(known.filter((other) => isAlike(word, other))));
  return entries.filter(({ words }) => alike.every((some) => words.some((word) => some.has(word))));
}

const isAlike = (word: string, other: string): boolean => other.includes(word) || (word.length > 3 && likeness(word, other) >= ALIKE);

function soughtIn(typed: string): Sought {
  const [limit = '', isBelow, count = ''] = CALORIES.exec(typed) ?? [];
  const isLimit = limit !== '' && (/cal/i.test(limit) || Number(count) >= LEAST_CALORIES);
  const words = (isLimit ? typed.replace(limit, ' ') : typed).toLowerCase().split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !FILLER.has(word));
  return {
    // While "with" is typed on its own it is looked for.
    words: telling.length === 0 && !isLimit ? words : telling,
    caloriesMax: isLimit ? Number(count) - Number(isBelow !== undefined) : null,
  };
}

/** By the id of a placard: a soup that is named otherwise is found as a soup. */
function categoryNames(categories: Menu['categories']): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, sections } of categories) {
    for (const placardId of sections.flatMap(({ placardIds }) => placardIds)) names.set(placardId, [...(names.get(placardId) ?? []), name]);
  }
  return names;
}

const meanings = (word: string): readonly string[] => BADGES[word] ?? [word];
const wordsOf = (said: string) => said.split(/[^\p{L}\p{N}]+/u);
