import type { ComboPick, ComboPicks, ComboPlaceName } from '#domain/combo/picks.ts';
import type { ComboPlaces } from '#domain/combo/places.ts';
import type { AvoidedFood } from '#domain/menu/allergens.ts';
import { allergenWords } from '#src/flows/kit/allergen-words.ts';
import '#src/text/lazy/combo.ts';
import { text } from '#src/text/text.ts';
import { sizedName } from '#src/flows/kit/sized-name.ts';

/** The places of a combo in their order; a combo without a side has two. */
export const placeNames = ({ side }: ComboPlaces): readonly ComboPlaceName[] => (side ? ['pick1', 'pick2', 'side'] : ['pick1', 'pick2']);

/** What a place is called within a sentence: `second half`. */
export const placeWord = (places: ComboPlaces, place: ComboPlaceName): string => (places[place]?.name ?? '').toLowerCase();

/** Returns a pick with its size: `Cup of Tomato Basil`. */
export const partName = ({ size, name }: Pick<ComboPick, 'size' | 'name'>): string => sizedName(size, name);

/** How many places are still empty. */
export const placesLeft = (places: ComboPlaces, picks: ComboPicks): number =>
  placeNames(places).filter((place) => picks[place] === null).length;

/** Returns what the parts of a combo have of what the guest avoids, each by its name, and what they can do. */
export const avoidedWords = (parts: readonly AvoidedFood[]): string =>
  [
    ...parts.map(({ name, allergens }) => text('combo.avoided', { name, names: allergenWords(allergens) })),
    text('combo.avoided.choice'),
  ].join(' ');
