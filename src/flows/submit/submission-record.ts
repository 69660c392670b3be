import * as v from 'valibot';
import type { Cents } from '#domain/money/money.ts';

/**
 * A submission of a cart. `sentAt`: the instant at which the last call with its id was made, null before the first. It is `open` until its
 * outcome is definite.
 */
export interface Submission {
  readonly cartId: string;
  readonly submissionId: string;
  readonly sentAt: string | null;
  readonly outcome: 'open' | 'placed' | 'notPlaced';
  /** When the last call was made of which the server has said that it placed nothing, as far as it can know. Left out: none is known. */
  readonly judgedSentAt?: string;
  /**
   * The payment by phone of the cart that was begun last, in whichever tab, written down before the call is made; it stays for the next
   * submission. Left out: none was, or the server has said that it is over.
   */
  readonly phoneCall?: { readonly id: string; readonly total: Cents };
  /** Its payment was given up (CHECKOUT-07). Left out: it was not. */
  readonly isGivenUp?: boolean;
}

/** Submissions by their cart, shared by all tabs: at most one of a cart is known. */
export interface Submissions {
  read(cartId: string): Submission | null;
  write(submission: Submission): void;
}

/** Storage key of the submissions. */
export const SUBMISSIONS_KEY = 'submissions';
/** Carts whose submission is remembered; an older one has long been decided. */
const MOST = 10;

// Loose, so that what a later version adds outlives a tab that still runs this one.
const SubmissionSchema = v.looseObject({
  cartId: v.pipe(v.string(), v.nonEmpty()),
  submissionId: v.pipe(v.string(), v.nonEmpty()),
  sentAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  outcome: v.picklist(['open', 'placed', 'notPlaced']),
  judgedSentAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
  phoneCall: v.exactOptional(v.object({ id: v.pipe(v.string(), v.nonEmpty()), total: v.number() })),
  isGivenUp: v.exactOptional(v.boolean()),
});
const Entries = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** Submissions in a storage that does not throw. Anything else found there is skipped. */
export function createSubmissions(storage: Pick<Storage, 'getItem' | 'setItem'>): Submissions {
  const readAll = () => {
    const entries = v.safeParse(Entries, storage.getItem(SUBMISSIONS_KEY));
    return (entries.success ? entries.output : []).flatMap((entry) => {
      const submission = v.safeParse(SubmissionSchema, entry);
      return submission.success ? [submission.output] : [];
    });
  };
  return {
    read: (cartId) => readAll().findLast((submission) => submission.cartId === cartId) ?? null,
    write(submission) {
      const others = readAll().filter(({ cartId }) => cartId !== submission.cartId);
      storage.setItem(SUBMISSIONS_KEY, JSON.stringify([...others, submission].slice(-MOST)));
    },
  };
}

/** Names the last call of a submission; null: none is known. */
export const callOf = (submission: Pick<Submission, 'submissionId' | 'sentAt'> | null): string | null =>
  submission === null || submission.sentAt === null ? null : `${submission.submissionId} ${submission.sentAt}`;

/** The lock between tabs under which a submission of a cart is begun, sent and given up. */
export const lockOf = (cartId: string) => `submission.${cartId}`;

/** Whether the order of a cart was sent, and it is not known what became of it. */
export const isUndecided = (submission: Submission | null): boolean =>
  submission?.outcome === 'open' && submission.sentAt !== null && submission.sentAt !== submission.judgedSentAt;

type Standing = { kind: 'open'; submission: Submission } | { kind: 'closed' } | { kind: 'found' };

/** Whether a submission may be sent, as all tabs know it: open, with no call whose outcome is not known; else what another tab did with it. */
export function standingOf(submissions: Submissions, { cartId, submissionId }: Pick<Submission, 'cartId' | 'submissionId'>): Standing {
  const submission = submissions.read(cartId);
  if (submission === null || submission.submissionId !== submissionId || submission.outcome === 'notPlaced') return { kind: 'closed' };
  if (submission.outcome === 'placed' || isUndecided(submission)) return { kind: 'found' };
  return { kind: 'open', submission };
}
