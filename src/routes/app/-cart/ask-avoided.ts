import { redirect } from '@tanstack/react-router';
import { cartById } from '#src/api/cart.ts';
import { readLostLines } from '#src/api/lost-lines.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { askUnanswered } from '#src/flows/cart/ask-unanswered.ts';
import { withKeptLosses } from '#src/flows/cart/kept-losses.ts';

export type AskContext = Pick<RouterContext, 'actors' | 'call' | 'cartId' | 'features' | 'queryClient' | 'sharedStorage' | 'tabStorage'>;

/**
 * Asks first about items that have what the guest avoids, and that they have not answered for: another cafe makes them otherwise, they lost their changes, or it is avoided only now (MENU-11, FLAGS-10, CART-27).
 * @throws the redirect to the cart where there are any, and what failed where the cart does not come: what is in it would not be known.
 */
export async function askAvoided(context: AskContext): Promise<void> {
  const cartId = context.cartId();
  if (cartId === null) return;
  const { call, queryClient, sharedStorage } = context;
  const isAsked = await askUnanswered(context, cartId, async (avoided) => {
    const cart = withKeptLosses(sharedStorage, await queryClient.fetchQuery(cartById(call, cartId)));
    return readLostLines(context, { cart, avoided });
  });
  if (isAsked) throw redirect({ to: '/app/cart.html' });
}
