import type { SearchStart } from '../cafe/search-area.ts';
import type { Destination, SetUpOrder } from './order.ts';

/** What an order setup shall begin with, as a link or a page asks for it (ORD-SETUP-26). */
export interface SetupRequest {
  readonly destination?: Destination | null | undefined;
  readonly cafeId?: string | null | undefined;
  readonly isGroup?: boolean | undefined;
  /** Where the guest has asked for cafes, or for a delivery, already. */
  readonly start?: SearchStart | null | undefined;
}

/** An order in hand once more, for its guest to change (NAV-10). */
export const requestFor = ({ destination, cafe, isGroup }: SetUpOrder): SetupRequest => ({ destination, cafeId: cafe.id, isGroup });

/**
 * An order in hand once more, at a question whose other answer may help with what cannot be had: how it is received, at its cafe; or at which cafe
 * near its own (AVAIL-02, AVAIL-09). `step`: one that is not known asks for the time.
 */
export function requestAt(step: string, order: SetUpOrder): SetupRequest {
  const { destination, cafe } = order;
  if (step === 'destination') return { cafeId: cafe.id };
  // The same search, however often it is opened.
  return step === 'cafe' ? { destination, start: { kind: 'words', words: cafe.address, askedAt: 0 } } : requestFor(order);
}

/** Do both ask for the same? What is left out is not asked for. */
export const isSameRequest = (one: SetupRequest, other: SetupRequest): boolean =>
  (one.destination ?? null) === (other.destination ?? null) &&
  (one.cafeId ?? null) === (other.cafeId ?? null) &&
  (one.isGroup ?? false) === (other.isGroup ?? false) &&
  one.start?.askedAt === other.start?.askedAt;
