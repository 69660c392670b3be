import { awaitedLines, type PendingChange } from '#domain/cart/pending.ts';
import { useQuantityMax, type CafeOfLimits } from './-quantity-max.ts';

/** The same as `useQuantityMax`, of the cart as the changes that wait will leave it (AMB-50). */
export const useAwaitedMax = (cafe: CafeOfLimits | null, pending: readonly PendingChange[]) =>
  useQuantityMax(cafe, (items) => awaitedLines(items, pending));
