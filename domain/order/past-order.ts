import type { Wanted } from '../menu/availability.ts';
import { isSoldOut, placardsOf, placardUnavailable, type Menu } from '../menu/menu.ts';
import type { Cents } from '../money/money.ts';
import { instantDayLabel } from '../time/zoned-day.ts';
import type { ActiveOrder } from './active-orders.ts';

/** An order of before (PROFILE-05). */
export interface PastOrder {
  readonly orderId: string;
  /** As the guest reads it. */
  readonly orderNumber: string;
  /** An instant that a date can be read from; null where the server's cannot. */
  readonly placedAt: string | null;
  /** When it was placed on the clock of its cafe, `YYYY-MM-DDTHH:mm`; null where the server does not say (OPEN-30). */
  readonly startedAt: string | null;
  readonly cafeName: string;
  /** Of its cafe; null where the server does not say. */
  readonly timeZone: string;
  readonly totalPrice: Cents;
  /** Names. */
  readonly items: readonly string[];
  /** Of the same items; none where the server does not say. */
  readonly itemIds: readonly string[];
  /** Several guests ordered together. */
  readonly isGroupOrder: boolean;
  /** It was given up, and is followed no more. */
  readonly isCanceled: boolean;
  /** What it is followed by, while it is not over; null where the server does not say so much of it (ACTIVE-05). */
  readonly active: ActiveOrder | null;
}

/** A favorite: an order that a member named. */
export interface FavoriteOrder extends PastOrder {
  readonly name: string;
}

/** Recent and favorite orders of a member (SESSION-24). */
export interface RecentsAndFavorites {
  /** The newest first. */
  readonly recents: readonly PastOrder[];
  readonly favorites: readonly FavoriteOrder[];
  /** False: the server did not say, so that both are empty. */
  readonly isKnown: boolean;
}

/** Returns the day of the cafe on which an order was placed, `Monday, November 23`; null where it is not known when (ROUTES-12). */
export const dayPlaced = ({ placedAt, timeZone }: Pick<PastOrder, 'placedAt' | 'timeZone'>): string | null =>
  placedAt === null ? null : instantDayLabel(placedAt, timeZone);

/** Which of the orders are shown. */
export const orderFilters = ['all', 'mine', 'group'] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** Returns the orders that a filter lets through, in their order. */
export const filteredOrders = (orders: readonly PastOrder[], filter: OrderFilter): readonly PastOrder[] =>
  orders.filter(({ isGroupOrder }) => filter === 'all' || isGroupOrder === (filter === 'group'));

/** Whether there are orders of both kinds, so that a filter says something. */
export const hasBothKinds = (orders: readonly PastOrder[]): boolean => new Set(orders.map(({ isGroupOrder }) => isGroupOrder)).size === 2;

/** How many lines of an order can be had. */
export interface MenuShare {
  readonly there: number;
  readonly all: number;
  /** None of them is on the menu at any hour, so that no other time helps. */
  readonly isGone: boolean;
}

/** What the order in hand asks of the menu, and the ids of what its cafe has run out of. */
interface Judgement {
  readonly wanted: Wanted;
  readonly soldOut: ReadonlySet<string>;
}

/**
 * Counts the lines of an order that can be had as wanted, as the server does when the order is compared (CART-06): what is out of its hours or sold
 * out cannot (AVAIL-02 to AVAIL-10). Null where the server does not say what they were.
 */
export function menuShare(
  { itemIds }: Pick<PastOrder, 'itemIds'>,
  menu: Pick<Menu, 'placards'>,
  { wanted, soldOut }: Judgement,
): MenuShare | null {
  if (itemIds.length === 0) return null;
  const listed = new Set<string>();
  const sold = new Set<string>();
  const asked = new Set(itemIds);
  for (const placard of placardsOf(menu)) {
    if (!placard.items.some(({ itemId }) => asked.has(itemId))) continue;
    const isThere = placardUnavailable(placard, wanted, soldOut) === null;
    for (const { itemId } of placard.items) {
      listed.add(itemId);
      if (isThere && !isSoldOut(itemId, placard.componentIds, soldOut)) sold.add(itemId);
    }
  }
  return {
    there: itemIds.filter((itemId) => sold.has(itemId)).length,
    all: itemIds.length,
    isGone: !itemIds.some((itemId) => listed.has(itemId)),
  };
}
