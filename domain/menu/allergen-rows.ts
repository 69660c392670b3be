import type { AllergenRow, Avoidance } from './allergens.ts';

/** How much of a row is avoided. */
export function rowState({ name, members }: AllergenRow, avoided: readonly string[]): 'all' | 'some' | 'none' {
  if (members.length === 0) return avoided.includes(name) ? 'all' : 'none';
  const count = members.filter((member) => avoided.includes(member)).length;
  if (count === members.length) return 'all';
  return count > 0 ? 'some' : 'none';
}

/**
 * Returns what is avoided after one allergen is toggled; the same where the list does not have it. Toggling a parent toggles all its members, and
 * avoiding any member avoids the parent: an item that lists only "tree nuts" may be made with almonds (MENU-11). A row is chosen whole by itself, or
 * by its last member.
 */
export function toggleAllergen(rows: readonly AllergenRow[], avoidance: Avoidance, name: string): Avoidance {
  const row = rows.find((known) => known.name === name || known.members.includes(name));
  if (row === undefined) return avoidance;
  const { allergens: avoided } = avoidance;
  const left = row.name === name ? [] : row.members.filter((member) => avoided.includes(member) !== (member === name));
  const isWhole = row.name === name ? rowState(row, avoided) !== 'all' : left.length === row.members.length;
  const members = isWhole ? row.members : left;
  return {
    ...avoidance,
    allergens: [
      ...avoided.filter((other) => other !== row.name && !row.members.includes(other)),
      ...(isWhole || members.length > 0 ? [row.name, ...members] : []),
    ],
    whole: [...avoidance.whole.filter((other) => other !== row.name), ...(isWhole ? [row.name] : [])],
  };
}

/** Returns the names that rows show for what is avoided: a parent where all of it is, else its members. */
export const shownNames = (rows: readonly AllergenRow[], avoided: readonly string[]): readonly string[] =>
  rows.flatMap((row) => (rowState(row, avoided) === 'all' ? [row.name] : row.members.filter((member) => avoided.includes(member))));
