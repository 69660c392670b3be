import type { Cart } from '#domain/cart/cart.ts';
import { readLostLines } from '#src/api/lost-lines.ts';
import { askUnanswered, type Asking } from '#src/flows/cart/ask-unanswered.ts';
import { withKeptLosses } from '#src/flows/cart/kept-losses.ts';

/** Asks about what the cart of an open checkout has of what the guest avoids, and returns whether there is such a question (MENU-11, FLAGS-10). */
export const asksAbout = (asking: Asking & Parameters<typeof readLostLines>[0], cart: Cart): Promise<boolean> =>
  askUnanswered(asking, cart.cartId, (avoided) => readLostLines(asking, { cart: withKeptLosses(asking.sharedStorage, cart), avoided }));
