import type { Cents } from '../money/money.ts';

/** How an ingredient departs from the recipe (PRODUCT-03, PRODUCT-04). */
export interface LineIngredient {
  readonly itemId: string;
  readonly name: string;
  readonly custType: 'ADDED' | 'REMOVED' | 'SUBSTITUTED';
  readonly portion: 'Extra' | 'Regular' | 'Light' | 'No';
  /** Item id of the replaced ingredient. */
  readonly originalItemId: string | null;
}

/** A part of a combo that the guest asks for (COMBO-11). */
export interface LineChild {
  readonly itemId: string;
  readonly name: string;
  /** The placard that it was picked from; null where the server does not say. */
  readonly placardId: string | null;
  /** A side, not one of the two picks. */
  readonly isSide: boolean;
  readonly ingredients: readonly LineIngredient[];
}

/** Fields of a gift card line: its recipient (EGIFT-03). */
export interface GiftCardLine {
  /** What it is worth. */
  readonly value: Cents;
  /** Added by a promotion, not by the guest (NAV-14). */
  readonly isPromotional: boolean;
  readonly sender: string | null;
  readonly message: string | null;
  readonly deliveryDate: string | null;
  /** Who gets it, and how it looks, as the server has them. */
  readonly recipient?: unknown;
  readonly itemDesign?: unknown;
}

/** An allergen that the guest's changes to the recipe add (PRODUCT-08). */
export interface LineAllergen {
  readonly itemId: string;
  /** Upper case. */
  readonly name: string;
  readonly grouping: string;
}

/** A line that the guest asks for. The size is the item id; prices are the server's. */
export interface CartLineRequest {
  readonly itemId: string;
  readonly name: string;
  /** A whole number above 0. */
  readonly quantity: number;
  readonly ingredients: readonly LineIngredient[];
  /** Picks and side of a combo; none for anything else. */
  readonly children: readonly LineChild[];
  /** What the changes to its recipe add; left out: nothing. */
  readonly allergens?: readonly LineAllergen[];
  /** For the kitchen. */
  readonly msgKitchen: string;
  /** Name on the bag. */
  readonly msgPreparedFor: string;
  /** Left out: it is food. */
  readonly giftCard?: GiftCardLine;
  /**
   * What one with its parts cost where the guest asked for it, in cents: where the cart has another amount, that is said (PRICING-01); left out: no
   * price of a cafe was shown. The server is not asked for it.
   */
  readonly shownPrice?: Cents;
  /** The server has swapped it for one without the guest's changes (CART-27); left out: it has not. The server is not asked for it. */
  readonly hasLostChanges?: true;
}

/** Returns the line of an item as its recipe has it, without a note. `quantity`: a whole number above 0. */
export const plainLine = (itemId: string, name: string, quantity = 1): CartLineRequest => ({
  itemId,
  name,
  quantity,
  ingredients: [],
  children: [],
  msgKitchen: '',
  msgPreparedFor: '',
});

/** One change of the cart that the guest wants. */
export type CartChange =
  /** `press`: id of the press that asked for it, which is the id of the change; left out: it gets one of its own. */
  | { readonly kind: 'add'; readonly line: CartLineRequest; readonly press?: string }
  /** `cartId`: the cart that the line is in; null: the record of an earlier page load does not say. */
  | { readonly kind: 'modify'; readonly cartId: string | null; readonly sequenceNum: number; readonly line: CartLineRequest }
  /** `others`: lines that go with it. */
  | { readonly kind: 'remove'; readonly sequenceNum: number; readonly others?: readonly number[] }
  /** So many more, or fewer when negative. */
  | { readonly kind: 'quantity'; readonly sequenceNum: number; readonly by: number };

/** A line that is to come in. */
export type CartAddition = Extract<CartChange, { kind: 'add' }>;

/** A line that the cafe or the time of the order excludes, by the reason code of the server (CART-24). */
export interface ExcludedLine {
  readonly line: CartLineRequest;
  readonly reasonCode: string;
  /** The order that excluded it, as `orderKey` has it; empty where that is not known. */
  readonly orderKey: string;
}

/** Key of the problem that a line is in the cart no more: another tab removed it, or began another cart, while it was being changed. */
export const LINE_GONE = 'line.gone';

/** A limit of an order that something exceeded, which was not taken (QTY-04, QTY-05). */
export interface ExceededLimit {
  readonly key: string;
  /** Of the item; null: it is of the whole order, or the server does not say. */
  readonly name: string | null;
  /** In dollars or as a number of the item. */
  readonly maximum: number;
}

/** Why a line was not taken as asked, or cannot be ordered (CART-24, CART-25). */
export interface LineProblem {
  readonly key: string;
  readonly name: string | null;
  readonly maximum: null;
  /** Number of the line that it holds of; null: the cart has no such line. */
  readonly sequenceNum: number | null;
  /** The line as it was to be, which can come in as a new one; left out: it is not gone. */
  readonly gone?: CartLineRequest;
}

/** Why something was not taken as asked. */
export type CartProblem = ExceededLimit | LineProblem;
