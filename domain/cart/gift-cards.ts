import { GIFT_CARD_LEAD_MINUTES } from '../slots/lead-time.ts';
import type { Cart, CartItem } from './cart.ts';
import { lineFrom } from './line-from.ts';
import type { CartLineRequest } from './line.ts';

type Item = Pick<CartItem, 'giftCard'>;

/**
 * What a cart holds besides food (SUBMIT-15 to -17): `none` of the gift cards that are bought, `only` gift cards, or both, `mixed`. A gift
 * card that came with a promotion makes no cart mixed; an empty cart has none.
 */
export function giftCardsIn(items: readonly Item[]): 'none' | 'only' | 'mixed' {
  if (!items.some(isBought)) return 'none';
  return isGiftCardOnly(items) ? 'only' : 'mixed';
}

/** Whether a cart holds gift cards and nothing else (CART-09, SLOTS-11). An empty one does not. */
export const isGiftCardOnly = (items: readonly Item[]): boolean =>
  items.length > 0 && items.every(({ giftCard }) => giftCard !== undefined);

/**
 * Whether the server has to be told another lead time after a change: the cart holds gift cards only from now on, or no longer does (SLOTS-11).
 * False where the server says that it has that lead time, and for an order at a later time, which has none.
 * @param before The lines before the change; undefined: not known.
 * @param arriving Lines that wait for the cart, which count as its contents.
 */
export function needsLeadTime(
  before: readonly Item[] | undefined,
  { items, cartSummary }: Pick<Cart, 'items' | 'cartSummary'>,
  arriving: readonly Item[],
): boolean {
  const isOnly = isGiftCardOnly([...items, ...arriving]);
  const isKnown = (cartSummary.leadTime === GIFT_CARD_LEAD_MINUTES) === isOnly;
  return cartSummary.priority !== 'LATER' && !isKnown && (before === undefined || isGiftCardOnly(before) !== isOnly);
}

/** The numbers of the lines of gift cards that are bought, which are taken out so that the rest can be ordered (SUBMIT-17). */
export const boughtGiftCards = (items: readonly Pick<CartItem, 'giftCard' | 'sequenceNum'>[]): number[] =>
  items.filter(isBought).map(({ sequenceNum }) => sequenceNum);

/** The lines of a cart of gift cards only, as they go into the cart that takes its place (CART-09); none of any other cart. */
export const movedGiftCards = (items: readonly CartItem[]): readonly CartLineRequest[] =>
  isGiftCardOnly(items) ? items.map(lineFrom) : [];

const isBought = ({ giftCard }: Item): boolean => giftCard?.isPromotional === false;
