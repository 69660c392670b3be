import { choiceIn } from '../combo/choices.ts';
import { placardsOf, type Menu, type MenuPlacard } from './menu.ts';

/** One entry of the list of allergens (MENU-11). */
export interface Allergen {
  readonly itemId: string;
  /** Upper case; what placards and options list. */
  readonly name: string;
  /** Means every other allergen of its `group`. */
  readonly isParent: boolean;
  readonly group: string;
  /** Null: it comes last (MENU-12). */
  readonly sortOrder: number | null;
}

/** A row of the list: one allergen, or a parent with its members. */
export interface AllergenRow {
  readonly name: string;
  /** Names of the members; none for an allergen that stands alone. */
  readonly members: readonly string[];
}

/** What a guest avoids, and what they look for. */
export interface Avoidance {
  /** Upper case, as the menu lists them (MENU-11). A parent is among them with any of its members. */
  readonly allergens: readonly string[];
  /** Those of them that were chosen as a row of the list: a parent means all its members, of a later list too. */
  readonly whole: readonly string[];
  /** Badges that an item has to have. */
  readonly diets: readonly string[];
}

/** Food that has what the guest avoids. */
export interface AvoidedFood {
  readonly name: string;
  /** What it has of it, upper case; one or more. */
  readonly allergens: readonly string[];
}

/** Nothing is avoided. */
export const noAvoidance: Avoidance = { allergens: [], whole: [], diets: [] };

/** Sort value of an allergen that the server gives none (MENU-12). */
const UNSORTED = 2_147_483_647;

/** Returns the rows of the list in the server's order; those without a place come last, by name (MENU-11, MENU-12). */
export function allergenRows(allergens: readonly Allergen[]): readonly AllergenRow[] {
  const place = ({ sortOrder }: Allergen) => sortOrder ?? UNSORTED;
  const sorted = allergens.toSorted((one, other) => place(one) - place(other) || (one.name < other.name ? -1 : 1));
  const parents = new Set(sorted.filter(({ isParent }) => isParent).map(({ group }) => group));
  return sorted
    .filter(({ isParent, group }) => isParent || !parents.has(group))
    .map(({ name, isParent, group }) => ({
      name: name.toUpperCase(),
      members: isParent
        ? sorted.filter((other) => !other.isParent && other.group === group).map((member) => member.name.toUpperCase())
        : [],
    }));
}

/**
 * Returns what is avoided by the list at hand: all members of a parent that was chosen, however many a later list has, and the parent of each member
 * (MENU-11). Never fewer than before; the same value where the list adds nothing.
 */
export function expandedBy(list: readonly Allergen[], avoidance: Avoidance): Avoidance {
  const known = new Set(avoidance.allergens);
  const added = allergenRows(list)
    .flatMap(({ name, members }) => {
      if (avoidance.whole.includes(name)) return [name, ...members];
      return members.some((member) => known.has(member)) ? [name] : [];
    })
    .filter((name) => !known.has(name));
  return added.length === 0 ? avoidance : { ...avoidance, allergens: [...avoidance.allergens, ...added] };
}

/** Returns the names of a list that the guest avoids, as they are written there: a parent beside its members. */
export function avoidedIn(allergens: readonly string[], avoided: readonly string[]): readonly string[] {
  const wanted = upperCase(avoided);
  return allergens.filter((name) => wanted.has(name.toUpperCase()));
}

const upperCase = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => name.toUpperCase()));

const fitsDiet = (badges: readonly string[], diet: string): boolean =>
  badges.includes(diet) || (diet === 'Vegetarian' && badges.includes('Vegan'));

/** Does a placard fit: nothing in it is avoided, and it is what the guest looks for? A combo fits when each of its places can be filled so. */
export const fits = (menu: Menu, placard: MenuPlacard, { allergens, diets: wanted }: Avoidance): boolean =>
  fitsAll(menu, placard, upperCase(allergens), wanted);

function fitsAll(menu: Menu, placard: MenuPlacard, avoided: ReadonlySet<string>, wanted: readonly string[]): boolean {
  if (placard.allergens.some((name) => avoided.has(name.toUpperCase()))) return false;
  if (!placard.isCombo) return wanted.every((diet) => fitsDiet(placard.badges, diet));
  return placard.places.every((place) => {
    let isEmpty = true;
    // One that fits is enough: a place may be filled with much of the menu.
    for (const option of place.options) {
      const choice = choiceIn(menu, option);
      if (choice && fitsAll(menu, choice.placard, avoided, wanted)) return true;
      isEmpty &&= choice === null;
    }
    return isEmpty;
  });
}

/** Returns the ids of the placards that do not fit, for the menu to leave out (MENU-11, FLAGS-10). */
export function hiddenIds(menu: Menu, { allergens, diets: wanted }: Avoidance): ReadonlySet<string> {
  const hidden = new Set<string>();
  if (allergens.length + wanted.length === 0) return hidden;
  const avoided = upperCase(allergens);
  for (const placard of placardsOf(menu)) if (!fitsAll(menu, placard, avoided, wanted)) hidden.add(placard.placardId);
  return hidden;
}

/** Returns a menu without some of its placards, by their ids, and without the sections that have no others. */
export const menuWithout = (menu: Menu, hidden: Pick<ReadonlySet<string>, 'has'>): Menu => ({
  ...menu,
  categories: menu.categories.map((category) => ({
    ...category,
    sections: category.sections
      .map((section) => ({ ...section, placardIds: section.placardIds.filter((id) => !hidden.has(id)) }))
      .filter(({ placardIds }) => placardIds.length > 0),
  })),
  placards: Object.fromEntries(Object.entries(menu.placards).filter(([id]) => !hidden.has(id))),
});

/** What can be looked for, in the order of the filter. */
const diets = ['Vegetarian', 'Vegan', 'Gluten-conscious'] as const;

/** Returns what can be looked for on a menu: what at least one item of it is. */
export const dietsOf = ({ placards }: Menu): readonly string[] => {
  const badges = Object.values(placards).flatMap((placard) => placard.badges);
  return diets.filter((diet) => fitsDiet(badges, diet));
};
