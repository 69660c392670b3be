import { enterCheckout as enter, openCheckout } from '#src/routes/app/-cart/settle-cart.ts';

type Context = Parameters<typeof enter>[0];

/** Comes to the checkout as its route does. @throws the redirect where the cart has to be dealt with first. */
export async function enterCheckout(context: Context): Promise<void> {
  await enter(context, false);
  openCheckout(context);
}
