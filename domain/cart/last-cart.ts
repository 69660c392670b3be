import type { Cents } from '../money/money.ts';
import type { Cart } from './cart.ts';

/** The lines and the amounts of a cart as the server last sent it, for a page without a connection. It has no name or address of a person. */
export interface LastCart {
  readonly cartId: string;
  readonly lines: readonly {
    readonly sequenceNum: number;
    readonly name: string;
    readonly imgKey: string | null;
    readonly quantity: number;
    /** Of all of the line. */
    readonly totalPrice: Cents;
  }[];
  /** Null: the server did not say. */
  readonly subTotal: Cents | null;
}

/** Returns what is kept of a cart; who it is for, who a line is for and what was written to the kitchen are not. */
export const lastCartOf = ({ cartId, items, cartSummary }: Pick<Cart, 'cartId' | 'items' | 'cartSummary'>): LastCart => ({
  cartId,
  lines: items.map(({ sequenceNum, name, imgKey, quantity, totalPrice }) => ({ sequenceNum, name, imgKey, quantity, totalPrice })),
  subTotal: cartSummary.subTotal,
});
