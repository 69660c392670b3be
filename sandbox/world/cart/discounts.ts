import { reasonCodes } from '#contract/reason-codes.ts';
import type { Cents } from '#domain/money/money.ts';
import { promotions, rewardOffers, type Offer } from '#sandbox/seeds/discounts.ts';

/** What a discount looks at: the lines by category, in cents. `unitCents`: of one. */
export interface Discountable {
  readonly lines: readonly { readonly catId: number; readonly cents: Cents; readonly unitCents: Cents }[];
  /** Whole cafe days from today to the order's day. */
  readonly dayOffset: number;
}

/** Whether a code is one of a reward. */
export const isRewardCode = (code: string): boolean => Object.hasOwn(rewardOffers, code);

/** What a code of the cart does; null where the bakery does not know it. */
export const offerOf = (code: string): Offer | null =>
  Object.hasOwn(promotions, code) ? (promotions[code] ?? null) : (rewardOffers[code] ?? null);

const eligible = ({ catIds }: Offer, { lines }: Discountable) => lines.filter(({ catId }) => catIds?.includes(catId) ?? true);

/** One code and one reward go together, unless one of them stands alone; none goes in twice. */
const isTooMany = (code: string, offer: Offer, applied: readonly string[]) =>
  applied.some(
    (other) => other === code || isRewardCode(other) === isRewardCode(code) || offer.isAlone || (offerOf(other)?.isAlone ?? false),
  );

/** Why a code cannot be applied now, or null when it can (DISC-08 to -12). `owned`: codes of the rewards that the caller has left. */
export function refusalOf(code: string, applied: readonly string[], order: Discountable, owned: readonly string[]): string | null {
  const offer = offerOf(code);
  if (!offer || (isRewardCode(code) && !owned.includes(code))) return reasonCodes.discountUnknown;
  if (offer.ends === 'before') return reasonCodes.discountEnded;
  if (isTooMany(code, offer, applied)) return reasonCodes.discountApplied;
  if (order.lines.length === 0) return reasonCodes.discountEmptyOrder;
  if (offer.isSameDayOnly && order.dayOffset > 0) return reasonCodes.discountSameDayOnly;
  return eligible(offer, order).length === 0 ? reasonCodes.discountNotEligible : null;
}

/** The first applied code with which an order is not placed, and why (DISC-07); null: there is none. */
export function refusedAtSubmission(applied: readonly string[]): { readonly code: string; readonly reasonCode: string } | null {
  const code = applied.find((each) => offerOf(each)?.ends === 'atSubmission');
  return code === undefined ? null : { code, reasonCode: reasonCodes.discountEnded };
}

function asked(offer: Offer, order: Discountable): Cents {
  const lines = eligible(offer, order);
  if (lines.length === 0 || (offer.isSameDayOnly && order.dayOffset > 0)) return 0;
  const base = lines.reduce((cents, line) => cents + line.cents, 0);
  switch (offer.takes.kind) {
    case 'percent':
      return Math.min(offer.takes.mostCents, Math.floor((base * offer.takes.percent) / 100));
    case 'cents':
      return Math.min(base, offer.takes.cents);
    case 'one':
      return Math.min(...lines.map(({ unitCents }) => unitCents));
  }
}

/** What each applied code takes off, in whole cents, together no more than the food costs; a code that fits no more takes nothing. */
export function discountsOf(applied: readonly string[], order: Discountable): readonly { readonly code: string; readonly cents: Cents }[] {
  let left = order.lines.reduce((sum, { cents }) => sum + cents, 0);
  return applied.map((code) => {
    const offer = offerOf(code);
    const cents = offer ? Math.min(left, asked(offer, order)) : 0;
    left -= cents;
    return { code, cents };
  });
}
