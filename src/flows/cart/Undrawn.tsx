import { LIST_MAX } from '#domain/app/list-max.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';

/** How many lines of a cart or an order are not drawn; nothing where all are. */
export const Undrawn = ({ list }: { readonly list: readonly unknown[] }) =>
  list.length > LIST_MAX && <p>{text('cart.undrawn', { count: list.length - LIST_MAX })}</p>;
