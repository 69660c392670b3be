import { Wheat } from 'lucide';
import '#src/text/lazy/product.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import * as css from './Product.css.ts';

interface AllergensProps {
  /** Upper case. */
  readonly allergens: readonly string[];
  /** Those of them that the guest's changes add to the recipe (PRODUCT-08). */
  readonly added: readonly string[];
}

const named = (names: readonly string[]) => allOf(names.map((name) => name.toLowerCase()));

/** What an item contains as it is made, and what of that the guest's changes add. */
export function Allergens({ allergens, added }: AllergensProps) {
  if (allergens.length === 0) return null;
  return (
    <div className={css.facts}>
      <p className={css.contains}>
        <Icon of={Wheat} className={css.wheat} />
        {text('product.contains', { allergens: named(allergens) })}
      </p>
      <NewWords>{added.length > 0 && <p>{text('product.adds', { allergens: named(added) })}</p>}</NewWords>
    </div>
  );
}
