import type { Cents } from '../money/money.ts';
import { minutesLater } from '../time/cafe-time.ts';

/** Minutes for an order of gift cards only (SLOTS-11). */
export const GIFT_CARD_LEAD_MINUTES = 10;

/** The least amount, in cents, and the minutes that the kitchen then needs (SLOTS-05 to -07); the largest first. */
const catering = [
  { from: 50_000, minutes: 120 },
  { from: 20_000, minutes: 90 },
  { from: 7_500, minutes: 60 },
] as const;

/** Minutes that a catering order of this amount needs; 0 where none is stated (SLOTS-05 to -08, E-31). */
export const cateringLeadMinutes = (amount: Cents): number => catering.find(({ from }) => amount >= from)?.minutes ?? 0;

/**
 * Returns the minutes of an order as soon as possible: of a catering order the larger of what the kitchen names and what its amount needs
 * (SLOTS-05 to -08, AMB-21); null while the kitchen takes none.
 * @param leadTime Minutes that the kitchen names.
 * @param amount What is ordered, in cents.
 */
export const leadMinutesFor = (
  leadTime: number | null,
  { isCatering, amount }: { readonly isCatering: boolean; readonly amount: Cents },
): number | null => (leadTime === null || !isCatering ? leadTime : Math.max(leadTime, cateringLeadMinutes(amount)));

/** When an order as soon as possible is ready, cafe-local (SLOTS-10, E-32). */
export const asapAt = (now: string, leadMinutes: number, timeZone: string): string => minutesLater(now, leadMinutes, timeZone);
