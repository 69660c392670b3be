import { minutesLater } from '../time/cafe-time.ts';

/** Minutes for an order of gift cards only (SLOTS-11). */
export const GIFT_CARD_LEAD_MINUTES = 10;

/** When an order as soon as possible is ready, cafe-local (SLOTS-10, E-32). */
export const asapAt = (now: string, leadMinutes: number, timeZone: string): string => minutesLater(now, leadMinutes, timeZone);
