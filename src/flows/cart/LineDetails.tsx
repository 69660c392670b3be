import type { CartItem } from '#domain/cart/cart.ts';
import * as css from './Cart.css.ts';
import { lineDetails } from './line-details.ts';

/** What a line is made of; two equal halves are two lines of it. */
export const LineDetails = ({ item }: { readonly item: CartItem }) =>
  lineDetails(item).map((detail, at) => (
    <p key={`${at} ${detail}`} className={css.quiet}>
      {detail}
    </p>
  ));
