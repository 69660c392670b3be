import * as v from 'valibot';

/**
 * A submission of a cart. `sentAt`: the instant at which the last call with its id was made, null before the first. It is `open` until its
 * outcome is definite.
 */
export interface Submission {
  readonly cartId: string;
  readonly submissionId: string;
  readonly sentAt: string | null;
  readonly outcome: 'open' | 'placed' | 'notPlaced';
  /** Its payment was given up (CHECKOUT-07). Left out: it was not. */
  readonly isGivenUp?: boolean;
}

/** Submissions by their cart, shared by all tabs: at most one of a cart is known. */
export interface Submissions {
  read(cartId: string): Submission | null;
  write(submission: Submission): void;
}

const KEY = 'submissions';
/** Carts whose submission is remembered; an older one has long been decided. */
const MOST = 10;

// Loose, so that what a later version adds outlives a tab that still runs this one.
const SubmissionSchema = v.looseObject({
  cartId: v.pipe(v.string(), v.nonEmpty()),
  submissionId: v.pipe(v.string(), v.nonEmpty()),
  sentAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  outcome: v.picklist(['open', 'placed', 'notPlaced']),
  isGivenUp: v.exactOptional(v.boolean()),
});
const Entries = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** Submissions in a storage that does not throw. Anything else found there is skipped. */
export function createSubmissions(storage: Pick<Storage, 'getItem' | 'setItem'>): Submissions {
  const readAll = () => {
    const entries = v.safeParse(Entries, storage.getItem(KEY));
    return (entries.success ? entries.output : []).flatMap((entry) => {
      const submission = v.safeParse(SubmissionSchema, entry);
      return submission.success ? [submission.output] : [];
    });
  };
  return {
    read: (cartId) => readAll().findLast((submission) => submission.cartId === cartId) ?? null,
    write(submission) {
      const others = readAll().filter(({ cartId }) => cartId !== submission.cartId);
      storage.setItem(KEY, JSON.stringify([...others, submission].slice(-MOST)));
    },
  };
}
