import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import * as css from './Card.css.ts';

/** What we take, in the order in which it is shown. */
const brands = ['VISA', 'MAST', 'AMEX', 'DISC'] as const;

/** The cards that we take. */
export const CardBrands = () => (
  <ul className={css.brands}>
    {brands.map((brand) => (
      <li key={brand} className={css.brand}>
        {text(`checkout.card.${brand}`)}
      </li>
    ))}
  </ul>
);
