import { choicesFrom, goneOptions, type OptionGroup } from '../product/choices.ts';
import { picked, type ComboPick, type ComboPicks, type ComboPlaceName } from './picks.ts';

/** A part on the tray, and the names of what was taken for it that the cafe has run out of. */
export interface GoneExtras {
  readonly place: ComboPlaceName;
  readonly pick: ComboPick;
  readonly names: readonly string[];
}

/**
 * Returns the first part on the tray that was given what the cafe has run out of, which the kitchen refuses; null: there is none (AVAIL-10).
 * `groupsOf`: the option groups of a part; none while they are not known, and then everything counts as there.
 */
export function goneExtras(
  picks: ComboPicks,
  groupsOf: (pick: ComboPick) => readonly OptionGroup[],
  soldOut: ReadonlySet<string>,
): GoneExtras | null {
  for (const [place, pick] of picked(picks)) {
    const groups = groupsOf(pick);
    const gone = goneOptions(groups, choicesFrom(groups, pick.ingredients), soldOut);
    if (gone.length > 0) return { place, pick, names: gone.map(({ name }) => name) };
  }
  return null;
}
