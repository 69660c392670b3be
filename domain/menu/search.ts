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

/**
 * Placards with every word in their name, description, badges or the names of their categories, those with the words in the name first,
 * and with a size of the calories that were asked for ("vegetarian soup under 500 calories"). Where there is none, a word of four letters or more also finds
 * words with a similar spelling ("tomatto"). No words find nothing.
 */
export function searchMenu(menu: Pick<Menu, 'placards' | 'categories'>, typed: string): readonly MenuPlacard[] {
  const { words, caloriesMax } = soughtIn(typed);
  if (words.length === 0 && caloriesMax === null) return [];
  const fitting = placardsOf(menu).filter(
    ({ items }) => caloriesMax === null || items.some(({ calories }) => calories > 0 && calories <= caloriesMax),
  );
  const shelves = categoryNames(menu.categories);
  const textOf = ({ placardId, name, description, badges }: MenuPlacard) =>
    [name, description, ...badges, ...(shelves.get(placardId) ?? [])].join(' ');
  const hasAll = (said: string) => words.every((word) => meanings(word).some((meaning) => said.toLowerCase().includes(meaning)));
  const found = fitting.filter((placard) => hasAll(textOf(placard)));
  if (found.length > 0) return found.toSorted((one, other) => Number(hasAll(other.name)) - Number(hasAll(one.name)));
  return fitting.filter((placard) => {
    const there = wordsOf(textOf(placard));
    return words.every((word) => there.some((other) => other.includes(word) || (word.length > 3 && likeness(word, other) >= ALIKE)));
  });
}

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
const wordsOf = (said: string) => said.toLowerCase().split(/[^\p{L}\p{N}]+/u);
