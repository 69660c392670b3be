import { reasonCodes } from '#contract/reason-codes.ts';
import type { Cents } from '#domain/money/money.ts';

/** What a discount looks at: the lines by category, in cents. */
export interface Discountable {
  readonly lines: readonly { readonly catId: number; readonly cents: Cents }[];
  /** Whole cafe days from today to the order's day. */
  readonly dayOffset: number;
}

interface Offer {
  readonly percent: number;
  /** Only lines of these categories; null is all. */
  readonly catIds: readonly number[] | null;
  readonly mostCents: Cents;
  readonly isSameDayOnly: boolean;
}

const offers: Readonly<Record<string, Offer>> = {
  WELCOME10: { percent: 10, catIds: null, mostCents: 500, isSameDayOnly: false },
  SOUPDAY: { percent: 25, catIds: [10], mostCents: 800, isSameDayOnly: false },
  TODAYONLY: { percent: 15, catIds: null, mostCents: 1000, isSameDayOnly: true },
};

const eligible = ({ catIds }: Offer, { lines }: Discountable) => lines.filter(({ catId }) => catIds?.includes(catId) ?? true);

/** Why a code cannot be applied now, or null when it can (DISC-08…12). */
export function refusalOf(code: string, applied: readonly string[], order: Discountable): string | null {
  const offer = offers[code];
  if (!offer) return reasonCodes.discountUnknown;
  if (applied.includes(code)) return reasonCodes.discountApplied;
  if (order.lines.length === 0) return reasonCodes.discountEmptyOrder;
  if (offer.isSameDayOnly && order.dayOffset > 0) return reasonCodes.discountSameDayOnly;
  return eligible(offer, order).length === 0 ? reasonCodes.discountNotEligible : null;
}

/** What the applied codes take off, in whole cents, rounded down; a code that fits no more takes nothing. */
export const discountOf = (applied: readonly string[], order: Discountable): Cents =>
  applied.reduce((sum, code) => {
    const offer = offers[code];
    if (!offer || (offer.isSameDayOnly && order.dayOffset > 0)) return sum;
    const base = eligible(offer, order).reduce((cents, line) => cents + line.cents, 0);
    return sum + Math.min(offer.mostCents, Math.floor((base * offer.percent) / 100));
  }, 0);
