import type { Cents } from '../money/money.ts';

/** What is offered, in percent of the food. */
export const tipPercents = [0, 10, 15, 20] as const;

/** A share of the food as a tip, to the cent, half up. */
export const tipOf = (percent: number, subTotal: Cents): Cents => Math.round((subTotal * percent) / 100);
