import * as v from 'valibot';
import { FAILED_INQUIRIES_MAX } from '#domain/payment/gift-card.ts';
import { shortHash } from '#domain/short-hash.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';

interface Dependencies {
  /** Of all tabs: the cap holds in each of them, and over a reload. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly clock: Clock;
}

/** Inquiries of gift cards that failed in this session (GIFTCARD-07, GIFTCARD-08, OPEN-17). */
export interface FailedInquiries {
  readonly isBlocked: () => boolean;
  /** Counts one more, and says whether it was the last. `stored`: the card is one that its member keeps, as the server names it; it counts once. */
  readonly count: (stored?: string) => boolean;
}

/** The lock between tabs under which a balance is asked for. */
export const INQUIRY_LOCK = 'giftCardInquiry';

const KEY = 'giftCardInquiries';
/** A browser has no session that all of its tabs share, so the count ends as an idle session does: half an hour after the last failure. */
const SESSION_MS = 30 * 60 * 1000;

const Record = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    failed: v.number(),
    at: v.pipe(v.string(), v.isoTimestamp()),
    /** Short hashes of the stored cards among them: each look at a checkout asks about them all. */
    stored: v.optional(v.array(v.string()), []),
  }),
);
type Count = Pick<v.InferOutput<typeof Record>, 'failed' | 'stored'>;
const none: Count = { failed: 0, stored: [] };

/** The count, in a storage that does not throw. What is found there and is no count begins anew. */
export function createFailedInquiries({ storage, clock }: Dependencies): FailedInquiries {
  function counted(): Count {
    const record = v.safeParse(Record, storage.getItem(KEY));
    if (!record.success) return none;
    const passedMs = clock.now().since(Temporal.Instant.from(record.output.at)).total('milliseconds');
    return passedMs < SESSION_MS ? record.output : none;
  }
  const isBlocked = () => counted().failed >= FAILED_INQUIRIES_MAX;
  return {
    isBlocked,
    count(card) {
      const { failed, stored } = counted();
      const name = card === undefined ? [] : [shortHash(card)];
      if (!name.some((one) => stored.includes(one))) {
        storage.setItem(KEY, JSON.stringify({ failed: failed + 1, at: clock.now().toString(), stored: [...stored, ...name] }));
      }
      return isBlocked();
    },
  };
}
