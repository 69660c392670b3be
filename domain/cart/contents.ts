import type { Cart } from './cart.ts';
import type { Cents } from '../money/money.ts';
import { shortHash } from '../short-hash.ts';
import { phoneDigits } from '../phone/digits.ts';
import { lineKey } from './line-key.ts';

/** A cart as the guest sees it: what it comes to with its tip, in cents, and what is ordered, as `contentsOf` has it. */
export interface SeenCart {
  readonly total: Cents;
  readonly tip: Cents;
  readonly contents: string;
}

/** What a cart says of an order: the food, and where, when and for whom it is. */
export type OrderContents = Pick<Cart, 'items' | 'cafes' | 'cartSummary' | 'customer' | 'deliveryInfo'>;

/**
 * Returns a short text that tells what is ordered: the lines, the time, and then cafe, table, destination, address, customer and wishes, each as a
 * hash, so that it holds no name and no note itself. Equal lines count together: the server may keep them apart or as one. What the cart does
 * not say is empty, but for an apartment, words for the driver and a wish: a server that leaves them out says that there are none. As soon as possible is no time of its own: the server may move it by the minute.
 */
export function contentsOf({ items, cafes: [cafe], cartSummary: summary, customer, deliveryInfo: info }: OrderContents): string {
  const counts = new Map<string, number>();
  for (const item of items) {
    const key = lineKey(item);
    counts.set(key, (counts.get(key) ?? 0) + item.quantity);
  }
  const lines = shortHash(JSON.stringify([...counts].map((entry) => JSON.stringify(entry)).toSorted()));
  const { priority, orderFulfillmentDT } = summary;
  const time = priority === 'LATER' ? orderFulfillmentDT?.slice(0, 16) : priority;
  const said = [
    time,
    cafe?.id,
    cafe?.pagerNum,
    summary.destination,
    summary.parkingSpot,
    summary.goGreen,
    summary.specialInstructions ?? '',
    info?.address1,
    info && (info.address2 ?? ''),
    info?.postalCode?.slice(0, 5),
    info && (info.instructions ?? ''),
    info?.phone && phoneDigits(info.phone),
    customer?.firstName,
    customer?.lastName,
    customer?.email,
    customer?.phone && phoneDigits(customer.phone),
  ];
  return [lines, ...said.map((value) => (value == null ? '' : shortHash(plain(String(value)))))].join(' ');
}

/** Returns whether two carts hold the same lines, from what `contentsOf` returned for each. */
export const hasSameLines = (one: string, other: string): boolean => one.split(' ')[0] === other.split(' ')[0];

/**
 * Returns whether two carts are for the same time, cafe, place, customer and wishes, from what `contentsOf` returned for each. What one of them does
 * not say is no difference. `mayMove`: neither is another time, as the guest has just chosen one.
 */
export function isSameOtherwise(one: string, other: string, mayMove = false): boolean {
  const others = other.split(' ');
  return one.split(' ').every((part, at) => at < (mayMove ? 2 : 1) || part === '' || !others[at] || part === others[at]);
}

/**
 * Returns whether a cart is for what the guest agreed to, from what `contentsOf` returned for each: the same lines, time, cafe, place, customer and
 * wishes. A total alone says nothing of these, whatever it is (SUBMIT-01).
 */
export const isAsAgreed = (held: string, agreed: string): boolean => hasSameLines(held, agreed) && isSameOtherwise(held, agreed);

/**
 * Returns whether a cart comes to the total of the one that the guest saw, less the tip of each, and holds other items, choices, notes or
 * counts: the total alone would not say so (SUBMIT-01). False where the guest saw none.
 */
export const isSilentlyOther = (now: SeenCart, seen: SeenCart | null): boolean =>
  seen !== null && seen.total - seen.tip === now.total - now.tip && !hasSameLines(seen.contents, now.contents);

/** Another case, and other spaces, are no difference. */
const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
