import { Wheat } from 'lucide';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import * as css from './Product.css.ts';

const inWords = new Intl.ListFormat('en-US');

/** What an item contains as it is made. */
export function Allergens({ allergens }: Pick<MenuPlacard, 'allergens'>) {
  if (allergens.length === 0) return null;
  return (
    <div className={css.facts}>
      <p className={css.contains}>
        <Icon of={Wheat} className={css.wheat} />
        {text('product.contains', { allergens: inWords.format(allergens.map((name) => name.toLowerCase())) })}
      </p>
    </div>
  );
}
