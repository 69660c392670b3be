import { choicesOf, type ComboChoice } from '../combo/choices.ts';
import { placardsOf, usualItem, type Menu, type MenuPlacard } from './menu.ts';
import { closenessAsMeant, closenessAsWritten, isNear, isTelling, isWhole, needsTwoSlips, tellsAlone } from './closeness.ts';
import { isMadeWithout, namesIt } from './made-without.ts';
import { isPricedAs } from './price-limit.ts';
import { isNeed, isOpposing, isWithoutWord, meanings, soughtIn, wordsOf, type Sought } from './sought.ts';

/** A placard with what is said of it and what is in it, in lower case. */
interface Entry {
  readonly placard: MenuPlacard;
  /** Its words one after another, with a space before and after each. */
  readonly said: string;
  /** Of all that is said of it, the name first. */
  readonly words: readonly string[];
  /** How many of the words are its name. */
  readonly nameLength: number;
  /** The words of its allergens. */
  readonly contains: readonly string[];
}

/** What a menu is searched by. */
interface Index {
  /** In the order of the menu's sections; what is in none is last. */
  readonly entries: readonly Entry[];
  /** All its words, each once. */
  readonly words: readonly string[];
  /** All words of its allergens, each once. */
  readonly allergens: readonly string[];
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
  const entries = inOrder(menu).map((placard) => {
    const { placardId, name, description, badges, allergens, ingredients = [] } = placard;
    const words = wordsOf([name, description, ...badges, ...ingredients, ...(shelves.get(placardId) ?? [])].join(' ').toLowerCase());
    const contains = wordsOf(allergens.join(' ').toLowerCase());
    return { placard, said: spaced(words), words, nameLength: wordsOf(name).length, contains };
  });
  return { entries, words: eachOnce(entries, ({ words }) => words), allergens: eachOnce(entries, ({ contains }) => contains) };
}

/** The placards of a menu in the order of its sections, then those that are in none. */
const inOrder = (menu: SearchedMenu): readonly MenuPlacard[] => {
  const listed = menu.categories.flatMap(({ sections }) =>
    sections.flatMap(({ placardIds }) => placardIds.flatMap((id) => menu.placards[id] ?? [])),
  );
  return [...new Set([...listed, ...placardsOf(menu)])];
};

function eachOnce(entries: readonly Entry[], wordsIn: (entry: Entry) => readonly string[]): readonly string[] {
  const all = new Set<string>();
  for (const entry of entries) for (const word of wordsIn(entry)) all.add(word);
  return [...all];
}

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

/** Does a word of it begin with what that need is called? */
const says = (said: string, need: string): boolean => meanings(need).some((meaning) => said.includes(` ${meaning}`));

/**
 * Returns the placards with every word in their name, description, badges, ingredients or the names of their categories, and of the calories that were
 * asked for, in the usual size and with the side that they come with at first ("vegetarian soup under 500 calories"), or of such a price in that size
 * ("lunch under $8"). Where there is none, a placard is
 * found by the allergens that it contains ("fish"), and then a word of four letters or more also finds words that it may be with a letter or two written
 * wrong ("tomatto"), two only where nothing has fewer. Where there is still none, those with the most of the words come closest, and with half of those
 * of three letters or more at least, but for a search for what is without something. What is to be left out ("egg-free", "no bacon") is in none of
 * them, nor an allergen in the side. No words find nothing.
 *
 * First comes what has just that name; then what has the word itself, its beginning, the fewest slips, and a piece of it, each in the name before
 * elsewhere; then what can be had; then the order of the menu (OVERLAYS-14).
 */
export function searchMenu(menu: SearchedMenu, typed: string, { sideOf, isThere = () => true }: SearchOptions = {}): FoundPlacards {
  return searchBy(menu, typed, { sideOf: sideOf ?? ((placard) => firstSide(menu, placard)), isThere });
}

interface SearchOptions {
  /** The side that a product comes with at first; left out: the first that the menu has for it. */
  readonly sideOf?: SideOf;
  /** Whether something can be had now; left out: everything can. */
  readonly isThere?: IsThere;
}

function searchBy(menu: SearchedMenu, typed: string, options: Required<SearchOptions>): FoundPlacards {
  // With the empty field, as the search opens: the first letter does not wait for it.
  const index = indexOf(menu);
  const sought = soughtIn(typed, {
    isNamed: (ingredient) => namesIt(index.words, ingredient),
    isWord: (word) => index.words.some((other) => closenessAsWritten(word, other) !== null),
  });
  const isMade = isMadeAs(sought, options.sideOf);
  const name = wordsOf(typed.toLowerCase());
  const named = index.entries.filter((entry) => hasName(entry, name) && isMade(unnamed(entry))).map(({ placard }) => placard);
  const found = foundBy(index, sought, options);
  if (named.length === 0) return found;
  const first = named.toSorted((one, other) => Number(options.isThere(other)) - Number(options.isThere(one)));
  return { ...found, placards: [...new Set([...first, ...(found.isClosest ? [] : found.placards)])], isClosest: false };
}

const hasName = ({ words, nameLength }: Entry, name: readonly string[]) =>
  name.length > 0 && nameLength === name.length && name.every((word, at) => words[at] === word);

/** Without its name: what is called "egg-free" has no egg for that. */
const unnamed = (entry: Entry): Entry => ({ ...entry, words: entry.words.slice(entry.nameLength), nameLength: 0 });

const isMadeAs =
  ({ without }: Sought, sideOf: SideOf) =>
  (entry: Entry) =>
    without.allergens.length + without.ingredients.length === 0 || isMadeWithout(madeOf(entry, sideOf), without);

/** Returns what has the words, however it is named. */
function foundBy(index: Index, sought: Sought, { sideOf, isThere }: Required<SearchOptions>): FoundPlacards {
  const { words, calories, prices, without } = sought;
  const isWithoutAllergen = without.allergens.length > 0;
  const isWithout = isWithoutAllergen || without.ingredients.length > 0;
  if (words.length === 0 && calories === null && prices === null && !isWithout) return nothing;
  if (isWithout && words.some(isWithoutWord)) return nothing;
  if (without.ingredients.some((ingredient) => !namesIt(index.words, ingredient))) return nothing;
  const isMade = isMadeAs(sought, sideOf);
  const fitting = index.entries.filter(
    (entry) => hasCalories(entry.placard, calories, sideOf) && isPricedAs(entry.placard, prices) && isMade(entry),
  );
  const { ranked, isClosest } = closestIn(index, fitting, words, isWithout);
  const placards = inRank(ranked, isThere);
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

interface Closest extends Pick<FoundPlacards, 'isClosest'> {
  readonly ranked: readonly Ranked[];
}

/** Returns what has every word as it is written, else by its allergens, else by a piece of a word or one that may be written wrong. */
function closestIn({ words: known, allergens }: Index, fitting: readonly Entry[], sought: readonly string[], isWithout: boolean): Closest {
  const written = rankedBy(fitting, sought, known, closenessAsWritten, ({ words }) => words);
  const isFound = (ranked: readonly Ranked[]) =>
    ranked.some(({ ranks }) => ranks.every((rank) => rank !== null && isWhole(closenessIn(rank))));
  if (isFound(written)) return { ranked: written.filter(hasAll), isClosest: false };
  const containing = rankedBy(fitting, sought, [...new Set([...known, ...allergens])], closenessAsWritten, ({ words, contains }) => [
    ...words,
    ...contains,
  ]);
  if (isFound(containing) || isWithout) return { ranked: containing.filter(hasAll), isClosest: false };
  return mostOf(
    rankedBy(fitting, sought, known, closenessAsMeant, ({ words }) => words),
    sought,
  );
}

/** A placard with the rank of each word that is sought, the lower the better; null: it does not have it. */
interface Ranked {
  readonly placard: MenuPlacard;
  readonly ranks: readonly (number | null)[];
}

/** In the name before elsewhere, where they are equally close. */
const rankOf = (closeness: number, isInName: boolean) => closeness * 2 + Number(!isInName);
const closenessIn = (rank: number) => Math.floor(rank / 2);

/** Each word is compared with each of the menu's once, however many placards have it. */
function rankedBy(
  entries: readonly Entry[],
  sought: readonly string[],
  known: readonly string[],
  closeness: (typed: string, word: string) => number | null,
  wordsIn: (entry: Entry) => readonly string[],
): readonly Ranked[] {
  const rankers = sought.map((typed) => (isNeed(typed) ? needRank(typed) : wordRank(closenessOf(typed, known, closeness), wordsIn)));
  return entries.map((entry) => ({ placard: entry.placard, ranks: rankers.map((rank) => rank(entry)) }));
}

function closenessOf(typed: string, known: readonly string[], closeness: (typed: string, word: string) => number | null) {
  const close = new Map<string, number>();
  for (const word of known) {
    const far = closeness(typed, word);
    if (far !== null) close.set(word, far);
  }
  return close;
}

const needRank =
  (need: string) =>
  ({ said, words, nameLength }: Entry): number | null =>
    says(said, need) ? rankOf(0, says(spaced(words.slice(0, nameLength)), need)) : null;

const wordRank = (close: ReadonlyMap<string, number>, wordsIn: (entry: Entry) => readonly string[]) => (entry: Entry) => {
  let best: number | null = null;
  if (close.size === 0) return best;
  const words = wordsIn(entry);
  for (let at = 0; at < words.length; at += 1) {
    const far = close.get(words[at]!);
    if (far !== undefined) best = Math.min(best ?? Infinity, rankOf(far, at < entry.nameLength));
  }
  return best;
};

const hasAll = ({ ranks }: Ranked) => ranks.every((rank) => rank !== null);
const worst = ({ ranks }: Ranked) => ranks.reduce<number>((max, rank) => Math.max(max, rank ?? 0), 0);
const total = ({ ranks }: Ranked) => ranks.reduce<number>((sum, rank) => sum + (rank ?? 0), 0);

const inRank = (ranked: readonly Ranked[], isThere: IsThere): readonly MenuPlacard[] =>
  ranked
    .map((one) => ({ placard: one.placard, worst: worst(one), total: total(one), isGone: Number(!isThere(one.placard)) }))
    .toSorted((one, other) => one.worst - other.worst || one.total - other.total || one.isGone - other.isGone)
    .map(({ placard }) => placard);

/**
 * Returns those with all of the words, else with the most of them, and with half of them at least. A need is no word that an item may lack, and a word of
 * a letter or two tells nothing, as a short one with a slip.
 */
function mostOf(ranked: readonly Ranked[], sought: readonly string[]): Closest {
  const full = ranked.filter(hasAll);
  if (full.length > 0) return { ranked: withFewestSlips(full), isClosest: false };
  const withNeeds = ranked.filter(({ ranks }) => ranks.every((rank, at) => rank !== null || !isNeed(sought[at]!)));
  const tells = (rank: number | null, at: number) => rank !== null && isTelling(sought[at]!) && tellsAlone(sought[at]!, closenessIn(rank));
  const telling = withNeeds.map(({ placard, ranks }) => ({ placard, ranks: ranks.filter(tells) }));
  const most = telling.reduce((max, { ranks }) => Math.max(max, ranks.length), 0);
  if (most === 0 || most * 2 < sought.filter(isTelling).length || sought.some(isOpposing)) return { ranked: [], isClosest: false };
  return { ranked: withFewestSlips(telling.filter(({ ranks }) => ranks.length === most)), isClosest: true };
}

/** What is two slips away is another word where something is one slip away. */
function withFewestSlips(ranked: readonly Ranked[]): readonly Ranked[] {
  const closest = ranked.map(({ ranks }) => ranks.flatMap((rank) => (rank === null ? [] : closenessIn(rank))));
  if (!closest.some((each) => each.every(isNear))) return ranked;
  return ranked.filter((_, at) => !closest[at]!.some(needsTwoSlips));
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

type SideOf = (placard: MenuPlacard) => ComboChoice | undefined;

type IsThere = (placard: MenuPlacard) => boolean;

const sideIn = (placard: MenuPlacard, sideOf: SideOf) => (placard.isCombo ? undefined : sideOf(placard));

const firstSide = (menu: SearchedMenu, { places: [side] }: MenuPlacard) => (side ? choicesOf(menu, side)[0] : undefined);

/** By the id of a placard: a soup that is named otherwise is found as a soup. */
function categoryNames(categories: Menu['categories']): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, sections } of categories) {
    for (const placardId of sections.flatMap(({ placardIds }) => placardIds)) names.set(placardId, [...(names.get(placardId) ?? []), name]);
  }
  return names;
}
