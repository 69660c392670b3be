import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import * as css from './Card.css.ts';

/** What we take, in the order in which it is shown. */
const brands = ['VISA', 'MAST', 'AMEX', 'DISC'] as const;

/** A label, and the cards that we take. */
export const CardBrands = ({ label }: { readonly label: string }) => (
  <span className={css.labeled}>
    {label}
    <span className={css.brands}>
      {brands.map((brand) => (
        <span key={brand} className={css.brand}>
          {text(`checkout.card.${brand}`)}
        </span>
      ))}
    </span>
  </span>
);
