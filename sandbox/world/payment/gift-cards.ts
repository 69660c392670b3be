import * as v from 'valibot';
import type { Cents } from '#domain/money/money.ts';

/** A gift card of the pretend bakery; its last four digits are its own. None of these exists. */
export interface GiftCard {
  readonly number: string;
  readonly pin: string;
  /** What it was sold with, in cents. */
  readonly cents: Cents;
  /** 762 is VEC, 809 a bonus card (OPEN-39). */
  readonly payTypeId: number | null;
}

/** Pay type of a bonus card (GIFTCARD-05). */
export const BONUS = 809;

/** Every gift card that there is, also for the sandbox's own help. */
export const giftCards: readonly GiftCard[] = [
  { number: '6006491234565150', pin: '4471', cents: 2500, payTypeId: null },
  { number: '6006490000007731', pin: '7731', cents: 1000, payTypeId: null },
  { number: '6070010000000300', pin: '0300', cents: 300, payTypeId: 762 },
  { number: '6006490000008090', pin: '8090', cents: 500, payTypeId: BONUS },
  { number: '6006490000000000', pin: '0000', cents: 0, payTypeId: null },
  // Pat keeps it.
  { number: '6006490000004242', pin: '4242', cents: 1750, payTypeId: null },
];

/** What was paid with a gift card so far. */
export const GiftSpending = v.object({ number: v.string(), cents: v.number() });
export type GiftSpending = v.InferOutput<typeof GiftSpending>;

/** The number as a member's account has it. */
export const hiddenNumber = ({ number }: GiftCard): string => `${'*'.repeat(12)}${number.slice(-4)}`;

/** A card by its number, in full or as an account has it; undefined for one that there is not. */
export const giftCardOf = (number: string): GiftCard | undefined =>
  giftCards.find((card) => card.number === number || hiddenNumber(card) === number);

/** What is left on a card. */
export const leftOn = (card: GiftCard, spent: (number: string) => GiftSpending | undefined): Cents =>
  card.cents - (spent(card.number)?.cents ?? 0);
