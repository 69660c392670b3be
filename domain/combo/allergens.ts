import { avoidedIn, type AvoidedFood } from '../menu/allergens.ts';
import type { Menu } from '../menu/menu.ts';
import { builtAllergens } from '../product/allergens.ts';
import { choicesFrom, type OptionGroup } from '../product/choices.ts';
import { picked, type ComboPick, type ComboPicks } from './picks.ts';

/**
 * Returns the changed parts of which is not known what may be chosen: what their changes bring is not known either, and the combo is not added by a
 * guest who avoids something (MENU-11). `avoided`: allergens; of a guest who avoids none there are no such parts.
 */
export const uncheckedParts = (
  picks: ComboPicks,
  avoided: readonly string[],
  isKnown: (customizationsId: string) => boolean,
): readonly ComboPick[] =>
  picked(picks).flatMap(([, pick]) =>
    avoided.length > 0 && pick.ingredients.length > 0 && pick.customizationsId !== null && !isKnown(pick.customizationsId) ? [pick] : [],
  );

/**
 * Returns the parts on the tray that have what a guest avoids, as they are customized, by name and each name once (MENU-11). `groupsOf`: the option
 * groups of a part; empty while they are not known, and then the allergens of the recipe hold. `avoided`: allergens. A part that is no longer on the
 * menu has none.
 */
export function avoidedParts(
  menu: Menu,
  picks: ComboPicks,
  groupsOf: (pick: ComboPick) => readonly OptionGroup[],
  avoided: readonly string[],
): readonly AvoidedFood[] {
  const byName = new Map<string, ReadonlySet<string>>();
  for (const [, pick] of picked(picks)) {
    const placard = menu.placards[pick.placardId];
    const groups = groupsOf(pick);
    const found = placard ? avoidedIn(builtAllergens(placard, groups, choicesFrom(groups, pick.ingredients)), avoided) : [];
    if (found.length > 0) byName.set(pick.name, new Set([...(byName.get(pick.name) ?? []), ...found]));
  }
  return [...byName].map(([name, allergens]) => ({ name, allergens: [...allergens].toSorted() }));
}

/** Returns what several parts have of what the guest avoids, each once and sorted. */
export const allergensOf = (parts: readonly AvoidedFood[]): readonly string[] =>
  [...new Set(parts.flatMap(({ allergens }) => allergens))].toSorted();
