import type { Cents } from '../money/money.ts';

/** What is offered, in percent of the food. */
export const tipPercents = [0, 10, 15, 20] as const;

/** The least and the most that a guest can type, in cents: more is a slip of the finger. */
export const tipBounds = { min: 1, max: 20_000 } as const;

/** A share of the food as a tip, to the cent, half up. */
export const tipOf = (percent: number, subTotal: Cents): Cents => Math.round((subTotal * percent) / 100);

/** The tip that a guest chose; `percent` is null for an amount of their own. */
export interface TipChoice {
  readonly percent: number | null;
  /** In cents: what the cart is known to have. */
  readonly tip: Cents;
}

/** The food and the tip of a cart, in cents. */
export interface TippedCart {
  readonly subTotal: Cents;
  readonly tip: Cents;
}

/**
 * The choice after the server has answered with a cart. A percentage follows the subtotal, so its `tip` may differ from the cart's; an
 * amount stays. A tip that was chosen elsewhere, such as in another tab, takes the place of the choice: as the percentage that it is
 * of the food, if one is offered.
 */
export function tipChoiceFor(choice: TipChoice, { subTotal, tip }: TippedCart): TipChoice {
  const wanted = choice.percent === null ? choice.tip : tipOf(choice.percent, subTotal);
  if (tip === wanted || tip === choice.tip) return { percent: choice.percent, tip: wanted };
  return { percent: tipPercents.find((percent) => tipOf(percent, subTotal) === tip) ?? null, tip };
}
