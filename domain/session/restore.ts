/** Waits before a session that got no answer is asked for again, in milliseconds; the last one repeats. */
const RESTORE_WAITS_MS = [2_000, 4_000, 8_000, 16_000, 30_000] as const;
const LONGEST_WAIT_MS = 60_000;

/** Milliseconds to wait before the session of a token is asked for again (SESSION-11). `failures`: requests without an answer so far; at least 1. */
export const restoreWaitMs = (failures: number): number => RESTORE_WAITS_MS[failures - 1] ?? LONGEST_WAIT_MS;
