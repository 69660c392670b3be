import { enterCheckout as enter, openCheckout } from '#src/routes/app/-settle-cart.ts';
import { actors } from '#src/app/actors.ts';
import { cartIdOf } from './order.ts';

type Context = Parameters<typeof enter>[0];

/** Comes to the checkout as its route does. @throws the redirect where the cart has to be dealt with first. */
export async function enterCheckout({ app }: Pick<Context, 'app'>): Promise<void> {
  const context = { app, actors: actors(app), cartId: () => cartIdOf(app) };
  await enter(context, false);
  openCheckout(context);
}
