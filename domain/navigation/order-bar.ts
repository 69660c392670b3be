import type { Schedule } from '../order/order.ts';
import { dayOf, daysLater } from '../time/cafe-time.ts';
import { monthDayLabel, timeLabel } from '../time/label.ts';
import { isCartOrCheckout } from './page.ts';

/** What the bar at the top offers about the order (NAV-01, NAV-05). */
export type OrderBar =
  | { readonly kind: 'setup'; readonly offersGroup: boolean }
  | { readonly kind: 'summary' }
  | { readonly kind: 'nothing' };

interface BarInput {
  readonly isSetUp: boolean;
  readonly isInvitee: boolean;
  readonly groupOrder: boolean;
  /** The page has the summary among its contents. */
  readonly isOnPage: boolean;
}

/**
 * Before an order is set up: the ways to start one (NAV-01, NAV-03). After: its summary, unless the page has it, and not for an invitee of a
 * group (NAV-05).
 */
export function orderBar({ isSetUp, isInvitee, groupOrder, isOnPage }: BarInput): OrderBar {
  if (!isSetUp) return { kind: 'setup', offersGroup: groupOrder };
  return isInvitee || isOnPage ? { kind: 'nothing' } : { kind: 'summary' };
}

/**
 * When the order is for, as its bar says it: `Today at 12:30pm`, `Tomorrow at 12:05am`, `on March 11, at 9:00am` (NAV-09);
 * null for as soon as possible, which has words of its own (NAV-08).
 * Both times are cafe-local, `YYYY-MM-DDTHH:mm`: the day is the cafe's, wherever the guest is.
 */
export function whenLabel(schedule: Schedule, now: string): string | null {
  if (schedule.priority === 'ASAP') return null;
  const day = dayOf(schedule.at);
  const time = timeLabel(schedule.at).replace(' ', '').toLowerCase();
  if (day === dayOf(now)) return `Today at ${time}`;
  if (day === daysLater(dayOf(now), 1)) return `Tomorrow at ${time}`;
  return `on ${monthDayLabel(day)}, at ${time}`;
}

interface CountedItem {
  readonly quantity: number;
  /** A gift card that came with a promotion is no item that the guest chose (NAV-14). */
  readonly giftCard?: { readonly isPromotional: boolean };
}

/** What is counted of a cart, and of the carts of a group’s members (NAV-14, NAV-15). */
export interface CountedCart {
  readonly items: readonly CountedItem[];
  readonly childCarts?: readonly { readonly cartStatus: string; readonly items: readonly CountedItem[] }[];
}

/** How many things are in the cart: quantities, with those of group members who have submitted theirs, without promotional gift cards (NAV-14, NAV-15). */
export const itemCount = ({ items, childCarts = [] }: CountedCart): number =>
  [items, ...childCarts.filter(({ cartStatus }) => cartStatus === 'SUBMITTED').map((child) => child.items)]
    .flat()
    .filter(({ giftCard }) => !giftCard?.isPromotional)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** What the link at the far end of the bar says (NAV-11 to NAV-13, NAV-17). */
export type CartLinkLabel = 'keepOrdering' | 'backToCart' | 'count' | 'start';

/** On the cart page: keep ordering; on checkout: back to the cart; elsewhere the count, or a start where there is no cart. `path` has no query. */
export function cartLinkLabel(path: string, hasCart: boolean): CartLinkLabel {
  if (isCartOrCheckout(path)) return /checkout/i.test(path) ? 'backToCart' : 'keepOrdering';
  return hasCart ? 'count' : 'start';
}

/** The bar of an order that is ready takes a group along if the feature is on and nothing in the cart is virtual (NAV-19). */
export const offersGroupWhenReady = (features: { readonly groupOrder: boolean }, cart: { readonly hasVirtualItems: boolean }): boolean =>
  features.groupOrder && !cart.hasVirtualItems;
