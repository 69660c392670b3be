import { openCheckout, settleCart } from '#src/routes/app/-settle-cart.ts';

import { actors } from '#src/app/actors.ts';
import { cartIdOf } from './order.ts';

type Context = Parameters<typeof settleCart>[0];

/** Comes to the checkout as its route does. @throws the redirect where the cart has to be dealt with first. */
export async function enterCheckout({ app }: Context): Promise<void> {
  await settleCart({ app });
  openCheckout({ actors: actors(app), cartId: () => cartIdOf(app) });
}
