import { waitFor } from 'xstate';
import { runningActor } from '#machines/kit/lazy.ts';
import { isPersistable } from '#machines/kit/persistable.ts';
import { browserClock } from '#src/flows/kit/clock.ports.ts';
import { createSubmissions } from '#src/flows/submit/submission-record.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';
import { createOrderSettled, createUntilSubmitted } from '#src/flows/submit/until-submitted.ports.ts';
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

const submissionsOf = ({ locks, sharedStorage }: Pick<Services, 'locks' | 'sharedStorage'>) => ({
  lock: createTabLock({ locks, storage: sharedStorage, clock: browserClock }),
  submissions: createSubmissions(sharedStorage),
});

/** What a flow that changes the cart needs to know of what else is under way, and to tell the other tabs. */
export const cartActivity = (services: Pick<Services, 'actors' | 'locks' | 'sharedStorage'>) => ({
  /** What a change of the cart waits for, though not for longer than a call of a submission lasts. */
  untilSubmitted: createUntilSubmitted(submissionsOf(services)),
  /** The same, however long it takes. */
  orderSettled: createOrderSettled(submissionsOf(services)),
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
