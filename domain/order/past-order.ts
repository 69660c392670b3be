import type { Cents } from '../money/money.ts';
import { cafeTimeAt, dayOf, deviceZone } from '../time/cafe-time.ts';
import { longDayLabel } from '../time/label.ts';
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
  readonly timeZone: string | null;
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

/**
 * Returns the day of the cafe on which an order was placed, `Monday, November 23`, the device's where the cafe's zone is not known; null where it is
 * not known when (ROUTES-12).
 */
export const dayPlaced = ({ placedAt, timeZone }: Pick<PastOrder, 'placedAt' | 'timeZone'>): string | null =>
  placedAt === null
    ? null
    : longDayLabel(dayOf(cafeTimeAt(Temporal.Instant.fromEpochMilliseconds(Date.parse(placedAt)), timeZone ?? deviceZone())));

/** Which of the orders are shown. */
export const orderFilters = ['all', 'mine', 'group'] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** Returns the orders that a filter lets through, in their order. */
export const filteredOrders = (orders: readonly PastOrder[], filter: OrderFilter): readonly PastOrder[] =>
  orders.filter(({ isGroupOrder }) => filter === 'all' || isGroupOrder === (filter === 'group'));

/** Whether there are orders of both kinds, so that a filter says something. */
export const hasBothKinds = (orders: readonly PastOrder[]): boolean => new Set(orders.map(({ isGroupOrder }) => isGroupOrder)).size === 2;

/** How many lines of an order are on a menu. */
export interface MenuShare {
  readonly there: number;
  readonly all: number;
}

/** What is sold, by placard. */
interface Sold {
  readonly placards: Readonly<Record<string, { readonly items: readonly { readonly itemId: string }[] }>>;
}

/** Counts the lines of an order that are on a menu; null where the server does not say what they were. */
export function menuShare({ itemIds }: Pick<PastOrder, 'itemIds'>, { placards }: Sold): MenuShare | null {
  if (itemIds.length === 0) return null;
  const sold = new Set(Object.values(placards).flatMap(({ items }) => items.map(({ itemId }) => itemId)));
  return { there: itemIds.filter((itemId) => sold.has(itemId)).length, all: itemIds.length };
}
