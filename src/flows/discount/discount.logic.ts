import { discountMachine } from '#machines/discount/discount.machine.ts';
import { cartActivity } from '#src/app/cart-activity.ts';
import { removedDiscountsIn } from '#src/app/storage/removed-discounts.ts';
import type { Services } from '#src/app/services.ts';
import { isTrusted } from '#src/app/session/is-trusted.ts';
import { discountPorts } from './discount.ports.ts';
import { unansweredDiscountIn } from './unanswered-record.ts';

/** The machine with its ports. Of it only what has no answer is kept over a reload: the cart says what is applied. */
export function createLogic(services: Services) {
  const { campaignParams, sharedStorage, tabStorage, features } = services;
  const ports = discountPorts({
    ...services,
    urlCode: () => campaignParams().discountCode,
    removedFrom: removedDiscountsIn(sharedStorage).codesOf,
    isTrusted: () => isTrusted(services),
    hasQuantity: () => features().rewardQuantity,
    ...cartActivity(services),
    unanswered: unansweredDiscountIn(tabStorage),
  });
  return discountMachine.provide({ actors: ports });
}

export { on } from './discount.effects.ts';
