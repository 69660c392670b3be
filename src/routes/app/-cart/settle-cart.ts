import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { isPending, runningActor } from '#machines/kit/lazy.ts';
import { isPersistable } from '#machines/kit/persistable.ts';
import { storedAvoidance } from '#src/flows/allergens/avoidance-key.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import type { AskContext } from './ask-avoided.ts';
import { isItemAsked } from './item-asked.ts';
import { pressesSettled } from './presses-settled.ts';

/**
 * Waits until every change of the cart is answered, so that its total is the one that is charged. A change that failed is dealt with
 * first, on the cart's page.
 */
async function settleCart({ app, actors }: Pick<RouterContext, 'app' | 'actors'>): Promise<void> {
  // What was added just before may wait for its price, and for its limit.
  await pressesSettled({ actors });
  const cart = app.getSnapshot().children.cart;
  cart?.send({ type: 'load.requested' });
  // A cart that another tab replaces in the meantime ends the wait.
  if (cart) await waitFor(cart, (now) => (isPending(now) ? now.code === 'failed' : isPersistable(now))).catch(() => undefined);
  const settled = runningActor(app.getSnapshot().children.cart)?.getSnapshot();
  // A cart that turned out to be an order meanwhile is gone.
  if (!settled?.matches('resting') || settled.context.cartId === null) throw redirect({ to: '/app/cart.html' });
}

/** Leads to what is missing where nothing can be paid yet, and to what the guest avoids and has not answered for (MENU-11). */
export async function enterCheckout(context: AskContext & Pick<RouterContext, 'app'>, isPreload: boolean): Promise<void> {
  if (context.actors.order.getSnapshot().context.order === null) throw redirect({ to: '/app/startOrder.html' });
  if (context.cartId() === null) throw redirect({ to: '/app/cart.html' });
  if (isPreload) return;
  await settleCart(context);
  if (isItemAsked(context.app)) throw redirect({ to: '/app/menu.html' });
  if (storedAvoidance(context)) await (await import('./ask-avoided.ts')).askAvoided(context);
}

export function openCheckout({ actors, ...context }: Pick<RouterContext, 'actors' | 'cartId'>): void {
  const cartId = context.cartId();
  if (cartId !== null) actors.order.send({ type: 'checkout.opened', cartId });
}
