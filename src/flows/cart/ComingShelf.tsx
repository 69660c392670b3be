import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { Block } from '#src/ui/Blocks.tsx';
import * as css from './Cart.css.ts';

/** The room of the shelf of what goes well with the cart, until that is known. */
export const ComingShelf = () => (
  <section aria-hidden>
    <h2 className={css.shelfHeading}>{text('cart.goesWell')}</h2>
    <ul>
      {[0, 1, 2].map((at) => (
        <li key={at} className={`${css.offer} ${css.comingOffer}`}>
          <Block lines={2} />
        </li>
      ))}
    </ul>
  </section>
);
