import { choicesOf, type ComboChoice } from '../combo/choices.ts';
import { placardsOf, usualItem, type Menu, type MenuPlacard } from './menu.ts';
import { isMisspelled } from './misspelled.ts';
import { isMadeWithout, namesIt } from './made-without.ts';
import { isNeed, isOpposing, isWithoutWord, meanings, soughtIn, wordsOf, type Sought } from './sought.ts';

/** A placard with what is said of it and what is in it: words in lower case, with a space before and after each. */
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

/** What a search finds. */
export interface FoundPlacards {
  readonly placards: readonly MenuPlacard[];
  /** No placard has every word, and these have the most of them. */
  readonly isClosest: boolean;
  /** The guest asked for it by gluten, and some of it is gluten-conscious, which is not gluten-free. */
  readonly isGlutenConscious: boolean;
  /** The guest asked for what is made without an allergen. */
  readonly isWithoutAllergen: boolean;
  /** What the guest asked to be without and no recipe tells for certain: no allergen, and found by its word alone. */
  readonly unsureOf: readonly string[];
}

/** A search that finds nothing. */
const nothing: FoundPlacards = { placards: [], isClosest: false, isGlutenConscious: false, isWithoutAllergen: false, unsureOf: [] };

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
    const { placardId, name, description, badges, allergens, ingredients = [] } = placard;
    const words = wordsOf([name, description, ...badges, ...ingredients, ...(shelves.get(placardId) ?? [])].join(' ').toLowerCase());
    return {
      placard,
      name: spaced(wordsOf(name.toLowerCase())),
      said: spaced(words),
      contains: spaced(wordsOf(allergens.join(' ').toLowerCase())),
      words,
    };
  });
  const all = new Set<string>();
  for (const { words } of entries) for (const word of words) all.add(word);
  return { entries, words: [...all] };
}

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

/** Does a word of it begin or end with what is sought, or with what that need is called? A word in the middle of another is another word. */
const says = (said: string, word: string): boolean =>
  meanings(word).some((meaning) => said.includes(` ${meaning}`) || said.includes(`${meaning} `));

/**
 * Returns the placards with every word in their name, description, badges, ingredients or the names of their categories, those with the words in the name
 * first, and of the calories that were asked for, in the usual size and with the side that they come with at first ("vegetarian soup under 500
 * calories"). Where there is none, a placard is found by the allergens that it contains ("fish"), and then a word of four letters or more also finds words that it may be
 * with a letter or two written wrong ("tomatto"). Where there is still none, those with the most of the words, and with half of them at least, come
 * closest, but for a search for what is without something. What is to be left out ("egg-free", "no bacon") is in none of them, nor an allergen in the
 * side. No words find nothing. `sideOf`: the side that a product comes with at first; default: the first that the menu has for it.
 */
export function searchMenu(menu: SearchedMenu, typed: string, sideOf: SideOf = (placard) => firstSide(menu, placard)): FoundPlacards {
  // With the empty field, as the search opens: the first letter does not wait for it.
  const index = indexOf(menu);
  const { words, calories, without } = soughtIn(typed, {
    isNamed: (ingredient) => namesIt(index.words, ingredient),
    isWord: (word) => index.words.some((other) => isPartOf(word, other)),
  });
  const isWithoutAllergen = without.allergens.length > 0;
  const isWithout = isWithoutAllergen || without.ingredients.length > 0;
  if (words.length === 0 && calories === null && !isWithout) return nothing;
  if (isWithout && words.some(isWithoutWord)) return nothing;
  if (without.ingredients.some((ingredient) => !namesIt(index.words, ingredient))) return nothing;
  const fitting = index.entries.filter(
    (entry) => hasCalories(entry.placard, calories, sideOf) && (!isWithout || isMadeWithout(madeOf(entry, sideOf), without)),
  );
  const hasAll = (said: string) => words.every((word) => says(said, word));
  const said = fitting.filter((entry) => hasAll(entry.said));
  const found = said.length > 0 ? said : fitting.filter((entry) => hasAll(entry.said + entry.contains));
  const { placards, isClosest } =
    found.length > 0 || words.length === 0 || isWithout
      ? { placards: namedFirst(found, ({ name }) => hasAll(name)), isClosest: false }
      : alikeIn(fitting, words, index.words);
  const isGlutenConscious = asksForGluten(words) && placards.some(isGlutenBadged);
  const isFound = placards.length > 0;
  return {
    placards,
    isClosest,
    isGlutenConscious,
    isWithoutAllergen: isWithoutAllergen && isFound,
    unsureOf: isFound ? without.ingredients : [],
  };
}

const madeOf = ({ placard, words }: Entry, sideOf: SideOf) => ({
  isCombo: placard.isCombo,
  allergens: [...placard.allergens, ...(sideIn(placard, sideOf)?.placard.allergens ?? [])].map((name) => name.toLowerCase()),
  words,
  hasIngredients: (placard.ingredients ?? []).length > 0,
});

/** Judged by what its row says: a combo is said without its parts, from its least; what says nothing of its calories has none that were asked for. */
function hasCalories(placard: MenuPlacard, sought: Sought['calories'], sideOf: SideOf): boolean {
  if (sought === null) return true;
  const [least, most] = sought;
  const own = placard.isCombo ? Math.min(...placard.items.map(({ calories }) => calories)) : (usualItem(placard.items)?.calories ?? 0);
  const all = own + (sideIn(placard, sideOf)?.item.calories ?? 0);
  return own > 0 && all >= least && all <= most;
}

const asksForGluten = (words: readonly string[]) => words.some((word) => meanings(word).some((meaning) => meaning.startsWith('gluten')));
const isGlutenBadged = ({ badges }: MenuPlacard) => badges.some((badge) => badge.toLowerCase().startsWith('gluten'));

const namedFirst = (found: readonly Entry[], isNamed: (entry: Entry) => boolean): readonly MenuPlacard[] =>
  found.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one))).map(({ placard }) => placard);

type SideOf = (placard: MenuPlacard) => ComboChoice | undefined;

const sideIn = (placard: MenuPlacard, sideOf: SideOf) => (placard.isCombo ? undefined : sideOf(placard));

const firstSide = (menu: SearchedMenu, { places: [side] }: MenuPlacard) => (side ? choicesOf(menu, side)[0] : undefined);

/** Each word is compared with each of the menu's once, however many placards have it. A need is no word that an item may lack. */
function alikeIn(
  entries: readonly Entry[],
  sought: readonly string[],
  known: readonly string[],
): Pick<FoundPlacards, 'placards' | 'isClosest'> {
  const needs = sought.filter(isNeed);
  const others = sought.filter((word) => !isNeed(word));
  const hasNeeds = ({ said }: Entry) => needs.every((need) => says(said, need));
  const alike = others.map((word) => new Set(known.filter((other) => isAlike(word, other))));
  const countIn = (words: readonly string[]) => alike.filter((some) => words.some((word) => some.has(word))).length;
  const counted = entries.filter(hasNeeds).map((entry) => ({ entry, count: countIn(entry.words) }));
  const most = counted.reduce((max, { count }) => Math.max(max, count), 0);
  const isClosest = most < others.length;
  const isLittle = (most + needs.length) * 2 < sought.length || most + needs.length === 0;
  if (isClosest && (isLittle || sought.some(isOpposing))) return { placards: [], isClosest: false };
  const placards = namedFirst(
    counted.flatMap(({ entry, count }) => (count === most ? entry : [])),
    ({ name }) => countIn(wordsOf(name)) === most,
  );
  return { placards, isClosest: isClosest && placards.length > 0 };
}

const isPartOf = (word: string, other: string): boolean => other.startsWith(word) || other.endsWith(word);

/** The beginning of a word counts too: of several, and of what is still typed. */
const isAlike = (word: string, other: string): boolean =>
  isPartOf(word, other) || isMisspelled(word, other) || isMisspelled(word, other.slice(0, word.length));

/** By the id of a placard: a soup that is named otherwise is found as a soup. */
function categoryNames(categories: Menu['categories']): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, sections } of categories) {
    for (const placardId of sections.flatMap(({ placardIds }) => placardIds)) names.set(placardId, [...(names.get(placardId) ?? []), name]);
  }
  return names;
}
