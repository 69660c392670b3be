/** Waits after so many answers to the checks of a call, in milliseconds: about a minute in all. */
const CHECK_WAITS_MS = [2_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** Time after which a server has finished, or given up, a submission that it was sent, in milliseconds. */
const FINISHED_AFTER_MS = 60_000;

/** What is known of a submission whose answer was lost. */
export interface NotPlacedChecks {
  /** How many times in a row the server was asked after the last call went out, and has said that the order is not placed. */
  readonly count: number;
  /** Milliseconds since that call went out; null where that is not known. A clock that was set back makes it negative. */
  readonly sinceSentMs: number | null;
}

/**
 * Milliseconds to wait before the server is asked once more what became of a submission (SUBMIT-21); null when its "not placed"
 * is final. One such answer never is: the order may be placed a moment later; nor is one to a question that was asked before the call.
 */
export function nextCheckMs({ count, sinceSentMs }: NotPlacedChecks): number | null {
  if (count > 1 && sinceSentMs !== null && sinceSentMs >= FINISHED_AFTER_MS) return null;
  return CHECK_WAITS_MS[count] ?? null;
}
