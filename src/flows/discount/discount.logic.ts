import { waitFor } from 'xstate';
import { discountMachine } from '#machines/discount/discount.machine.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { isPersistable } from '#machines/kit/persistable.ts';
import { removedDiscountsIn } from '#src/app/removed-discounts.ts';
import type { Services } from '#src/app/services.ts';
import { announceCartChange } from '#src/app/shared-cart.ts';
import { isTrusted } from '#src/app/session/is-trusted.ts';
import { discountPorts } from './discount.ports.ts';
import { unansweredDiscountIn } from './unanswered-record.ts';

/** The cart as it runs; null where nothing of it can be under way: its code was not needed yet, or it broke. */
function runningCart({ actors }: Pick<Services, 'actors'>) {
  try {
    return runningActor(actors.cart);
  } catch {
    return null;
  }
}

/** A cart that breaks, or that another one replaces meanwhile, ends the wait: the server judges what it is asked. */
async function cartSettled(services: Services): Promise<void> {
  const cart = runningCart(services);
  if (cart !== null) await waitFor(cart, isPersistable).catch(() => undefined);
}

/** The machine with its ports. Of it only what has no answer is kept over a reload: the cart says what is applied. */
export function createLogic(services: Services) {
  const { campaignParams, sharedStorage, tabStorage, features } = services;
  const ports = discountPorts({
    ...services,
    urlCode: () => campaignParams().discountCode,
    removedFrom: removedDiscountsIn(sharedStorage).codesOf,
    isTrusted: () => isTrusted(services),
    hasQuantity: () => features().rewardQuantity,
    cartSettled: () => cartSettled(services),
    isCartBusy() {
      const cart = runningCart(services);
      return cart !== null && !isPersistable(cart.getSnapshot());
    },
    announceChange: () => announceCartChange(sharedStorage),
    unanswered: unansweredDiscountIn(tabStorage),
  });
  return discountMachine.provide({ actors: ports });
}

export { on } from './discount.effects.ts';
