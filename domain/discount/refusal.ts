/**
 * Why a discount is not applied, as the guest has to know it: nothing in the order is eligible, another one is in the way, the order is for
 * another day, the code is no good, or it is not about the code at all.
 */
export type DiscountProblem = 'noEligibleItems' | 'tooMany' | 'sameDayOnly' | 'code' | 'other';

const flags: Readonly<Record<string, DiscountProblem>> = {
  'discounts.itemsnoteligibleforthediscount': 'noEligibleItems',
  'discounts.emptyorder': 'noEligibleItems',
  'cart.input.discountalreadyapplied': 'tooMany',
  'discounts.samedayonlydiscount': 'sameDayOnly',
};

/** What a reason code of the server says of a discount, in any letter case (DISC-08 to -13). */
export function discountProblem(reasonCode: string): DiscountProblem {
  const code = reasonCode.toLowerCase();
  return flags[code] ?? (code.startsWith('discounts.') ? 'code' : 'other');
}

/** Whether a problem is one of the flags of the cart, and no API error (DISC-08 to -11). */
export const isFlag = (problem: DiscountProblem): boolean => problem !== 'code' && problem !== 'other';

/** Whether a code of an address waits on: the order may become one that it is good for (DISC-06). */
export const canBecomeGood = (problem: DiscountProblem): boolean => problem === 'noEligibleItems' || problem === 'sameDayOnly';
