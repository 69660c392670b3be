import type { Cart, CartItem } from '../cart/cart.ts';
import { lineFrom } from '../cart/line-from.ts';
import { lineKey } from '../cart/line-key.ts';
import type { CartLineRequest } from '../cart/line.ts';
import type { Cents } from '../money/money.ts';
import type { Destination } from '../order/order.ts';

/** An order of before, as far as ordering it again needs it. */
export interface OrderBefore {
  readonly lines: readonly CartItem[];
  /** Where it was from, and how it was had; null where the server does not say. */
  readonly cafeId: string | null;
  readonly destination: Destination | null;
}

/** How a line differs from what it was. Prices are of one, in cents. */
export type ReorderChange =
  /** `reason`: key of the server's exception; null where it gave none. */
  | { readonly kind: 'gone'; readonly reason: string | null }
  | { readonly kind: 'choices' }
  | { readonly kind: 'quantity'; readonly from: number; readonly to: number }
  | { readonly kind: 'price'; readonly from: Cents; readonly to: Cents };

/** A line of an order of before, beside what can be had of it now. */
export interface ReorderLine {
  readonly before: CartItem;
  /** As the server would take it now; null: it cannot be had. */
  readonly now: CartItem | null;
  readonly changes: readonly ReorderChange[];
  /** Allergens of it that the guest avoids, upper case (FLAGS-10); null where it is not known whether it has one. */
  readonly avoided: readonly string[] | null;
}

/** What the server would make of the order now. */
export type ReorderOffer = Pick<Cart, 'items' | 'exceptions'>;

/**
 * Returns each line of an order beside what can be had of it now. A line of the offer that was not in the order belongs to none: nothing takes
 * the place of what is gone. `avoidedIn`: allergens of a line that the guest avoids, null where it is not known.
 */
export function reorderLines(
  before: readonly CartItem[],
  { items, exceptions }: ReorderOffer,
  avoidedIn: (line: CartItem) => readonly string[] | null,
): readonly ReorderLine[] {
  const offered = items.filter(({ isUnavailable }) => !isUnavailable);
  const left = new Set(offered);
  const take = (fits: (item: CartItem) => boolean) => {
    const found = offered.find((item) => left.has(item) && fits(item)) ?? null;
    if (found) left.delete(found);
    return found;
  };
  // Equal lines find each other first: of two soups, the one without croutons is not the other one changed.
  const same = before.map((line) => take((item) => lineKey(item) === lineKey(line)));
  return before.map((line, at) => {
    const now = same[at] ?? take(({ itemId }) => itemId === line.itemId);
    if (now === null) {
      const reason = exceptions.find(({ itemId }) => itemId === line.itemId)?.i18nKey ?? null;
      return { before: line, now, changes: [{ kind: 'gone', reason }], avoided: [] };
    }
    return { before: line, now, changes: changesOf(line, now), avoided: avoidedIn(now) };
  });
}

const changesOf = (before: CartItem, now: CartItem): readonly ReorderChange[] => [
  ...(lineKey(before) === lineKey(now) ? [] : [{ kind: 'choices' } as const]),
  ...(before.quantity === now.quantity ? [] : [{ kind: 'quantity', from: before.quantity, to: now.quantity } as const]),
  ...(before.amount === now.amount ? [] : [{ kind: 'price', from: before.amount, to: now.amount } as const]),
];

/** Has it nothing that the guest avoids, as far as it is known of all of it? */
const isFreeOfAvoided = ({ avoided }: ReorderLine): boolean => avoided?.length === 0;

/** Is every line as it was, with nothing in it that the guest avoids? Then there is nothing to ask. */
export const isAsBefore = (lines: readonly ReorderLine[]): boolean =>
  lines.length > 0 && lines.every((line) => line.changes.length === 0 && isFreeOfAvoided(line));

/** Returns what can be had; what the guest avoids, or what could not be checked for it, only where they say so (MENU-11). */
export const havable = (lines: readonly ReorderLine[], withAvoided: boolean): readonly CartItem[] =>
  lines.flatMap((line) => (line.now !== null && (withAvoided || isFreeOfAvoided(line)) ? [line.now] : []));

/** A line that the guest has again. */
export interface AcceptedLine {
  readonly line: CartLineRequest;
  /** The allergens that they were told of and take, upper case; null: they take it although it is not known what it has (FLAGS-10). */
  readonly accepted: readonly string[] | null;
}

/** Returns what can be had as it is asked for, with what the guest was told of it; without what they avoid unless they say so (MENU-11). */
export const askedAgain = (lines: readonly ReorderLine[], withAvoided: boolean): readonly AcceptedLine[] =>
  lines.flatMap((line) => havable([line], withAvoided).map((now) => ({ line: lineFrom(now), accepted: line.avoided })));
