import { waitFor } from 'xstate';
import { runningActor } from '#machines/kit/lazy.ts';
import { isPersistable } from '#machines/kit/persistable.ts';
import type { Services } from './services.ts';
import { announceCartChange } from './storage/shared-cart.ts';

/** The cart as it runs; null where nothing of it can be under way: its code was not needed yet, or it broke. */
function runningCart({ actors }: Pick<Services, 'actors'>) {
  try {
    return runningActor(actors.cart);
  } catch {
    return null;
  }
}

/** What a flow that changes the cart beside its lines needs to know of these, and to tell the other tabs. */
export const cartActivity = (services: Pick<Services, 'actors' | 'sharedStorage'>) => ({
  /** A cart that breaks, or that another one replaces meanwhile, ends the wait: the server judges what it is asked. */
  async cartSettled(): Promise<void> {
    const cart = runningCart(services);
    if (cart !== null) await waitFor(cart, isPersistable).catch(() => undefined);
  },
  isCartBusy(): boolean {
    const cart = runningCart(services);
    return cart !== null && !isPersistable(cart.getSnapshot());
  },
  announceChange: () => announceCartChange(services.sharedStorage),
});
