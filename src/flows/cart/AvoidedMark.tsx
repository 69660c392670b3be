import { allergenWords } from '#src/flows/kit/allergen-words.ts';
import '#src/text/lazy/allergens.ts';
import { text } from '#src/text/text.ts';
import * as css from './Cart.css.ts';

/** Marks a line of the cart that has what the guest avoids. `allergens`: one or more. */
export const AvoidedMark = ({ allergens }: { readonly allergens: readonly string[] }) => (
  <p className={css.gone}>{text('allergens.has', { names: allergenWords(allergens) })}</p>
);
