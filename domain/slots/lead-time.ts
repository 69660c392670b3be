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

/** When an order as soon as possible is ready, cafe-local (SLOTS-10, E-32). */
export const asapAt = (now: string, leadMinutes: number, timeZone: string): string => minutesLater(now, leadMinutes, timeZone);
