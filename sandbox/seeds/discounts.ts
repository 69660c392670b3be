import type { Cents } from '#domain/money/money.ts';

/** What a code takes off: a part of what is eligible up to an amount, an amount, or the cheapest one of what is eligible. */
export type Takes =
  | { readonly kind: 'percent'; readonly percent: number; readonly mostCents: Cents }
  | { readonly kind: 'cents'; readonly cents: Cents }
  | { readonly kind: 'one' };

/** A code of the pretend bakery, of a promotion or of a reward. */
export interface Offer {
  readonly name: string;
  /** What a tester sees with it. */
  readonly purpose: string;
  readonly takes: Takes;
  /** Only lines of these categories; null is all. */
  readonly catIds: readonly number[] | null;
  readonly isSameDayOnly: boolean;
  /** It is not combined with any other. */
  readonly isAlone: boolean;
  /** When it is over: never, long ago, or between the cart and the kitchen. */
  readonly ends: 'never' | 'before' | 'atSubmission';
}

const offer = (name: string, purpose: string, takes: Takes, more: Partial<Offer> = {}): Offer => ({
  name,
  purpose,
  takes,
  catIds: null,
  isSameDayOnly: false,
  isAlone: false,
  ends: 'never',
  ...more,
});

const PASTRIES = 4;
const SOUPS = 10;
const percent = (of: number, mostCents: Cents) => ({ kind: 'percent', percent: of, mostCents }) as const;

/** Codes that any guest may type: one of them in an order, beside one reward. */
export const promotions: Readonly<Record<string, Offer>> = {
  WELCOME10: offer('10% off, up to $5.00', 'Good for every order', percent(10, 500)),
  WELCOME5: offer('$5.00 off your order', 'A second code that is good for every order', { kind: 'cents', cents: 500 }),
  SOUPDAY: offer('25% off soup', 'Good only with soup in the order', percent(25, 800), { catIds: [SOUPS] }),
  TODAYONLY: offer('15% off an order for today', 'Good only for an order for today', percent(15, 1000), { isSameDayOnly: true }),
  ALONE20: offer('20% off, with nothing else', 'Not combined with a reward or another code', percent(20, 2000), { isAlone: true }),
  ENDED10: offer('10% off', 'Has ended', percent(10, 500), { ends: 'before' }),
  LASTCALL: offer('10% off while it lasts', 'Goes into the cart, and is refused when the order is placed', percent(10, 500), {
    ends: 'atSubmission',
  }),
};

/** What the rewards of members are applied by. */
export const rewardOffers: Readonly<Record<string, Offer>> = {
  PASTRY: offer('A free pastry', 'The cheapest pastry of the order', { kind: 'one' }, { catIds: [PASTRIES] }),
  SOUP2: offer('$2 off a bowl of soup', 'Two dollars off, with soup in the order', { kind: 'cents', cents: 200 }, { catIds: [SOUPS] }),
  BIRTHDAY: offer('$3 off for your birthday', 'Applies itself to every cart', { kind: 'cents', cents: 300 }),
};
