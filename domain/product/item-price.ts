import type { Cents } from '../money/money.ts';

/** One line of a nutrition table, by the server's name of it: `sodium` in milligrams, `protein` in grams (C-20). */
export interface Nutrient {
  readonly i18nName: string;
  readonly value: number;
  readonly unit?: string | undefined;
}

/** What one of an item comes to as it is chosen, as the server has it (PRODUCT-06). */
export interface ItemPrice {
  /** In cents, with what was changed about it. */
  readonly price: Cents;
  readonly calories: number;
  /** In milligrams; null where it is not known. */
  readonly sodiumMg: number | null;
  /** What it has, as it is chosen; left out: that is not known. */
  readonly nutrients?: readonly Nutrient[] | undefined;
}
