import { avoidedIn, type Avoidance } from '#domain/menu/allergens.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { allergenWords } from '#src/flows/kit/allergen-words.ts';
import '#src/text/lazy/allergens.ts';
import '#src/text/lazy/avoidance.ts';
import { text } from '#src/text/text.ts';

/** Returns why a card does not fit what the guest avoids and looks for. */
function markWords({ allergens, isCombo }: Pick<MenuPlacard, 'allergens' | 'isCombo'>, avoidance: Avoidance): string {
  const avoided = avoidedIn(allergens, avoidance.allergens);
  if (avoided.length > 0) return text('allergens.has', { names: allergenWords(avoided) });
  return isCombo ? text('allergens.combo') : text('allergens.other', { diets: avoidance.diets.join(', ').toLowerCase() });
}

/** Returns the words of every card that does not fit, by the id of its placard. */
export const marksOf = ({ placards }: Menu, hidden: ReadonlySet<string>, avoidance: Avoidance): ReadonlyMap<string, string> =>
  new Map([...hidden].flatMap((id) => (placards[id] ? [[id, markWords(placards[id], avoidance)]] : [])));
