import { redirect } from '@tanstack/react-router';
import { unansweredLines } from '#domain/order/lost-lines.ts';
import { cartById } from '#src/api/cart.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { avoidanceNow } from '#src/flows/allergens/avoidance-record.ts';
import { withKeptLosses } from '#src/flows/cart/kept-losses.ts';
import { keptLines } from '#src/flows/cart/kept-lines.ts';
import { createSubmissions, isUndecided } from '#src/flows/submit/submission-record.ts';
import { readLostLines } from '#src/api/lost-lines.ts';

export type AskContext = Pick<RouterContext, 'actors' | 'call' | 'cartId' | 'features' | 'queryClient' | 'sharedStorage' | 'tabStorage'>;

/**
 * Asks first about items that have what the guest avoids, and that they have not answered for: another cafe makes them otherwise, they lost their changes, or it is avoided only now (MENU-11, FLAGS-10, CART-27).
 * @throws the redirect to the cart where there are any, and what failed where the cart does not come: what is in it would not be known.
 */
export async function askAvoided(context: AskContext): Promise<void> {
  const cartId = context.cartId();
  const avoided = avoidanceNow(context).allergens;
  // What became of an order that was sent is said first.
  if (cartId === null || avoided.length === 0 || isUndecided(createSubmissions(context.sharedStorage).read(cartId))) return;
  const cart = withKeptLosses(context.sharedStorage, await context.queryClient.fetchQuery(cartById(context.call, cartId)));
  const lines = await readLostLines(context, { cart, avoided });
  if (unansweredLines(cartId, lines, keptLines(context.sharedStorage)).length === 0) return;
  context.actors.overlays.send({ type: 'overlay.opened', id: 'lost-customizations' });
  throw redirect({ to: '/app/cart.html' });
}
