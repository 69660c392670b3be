import { wake } from './wake.ts';

/** A browser's timer ends at once where it should wait for much longer. */
const LONGEST_MS = 24 * 60 * 60_000;

/**
 * Calls back as each of some instants comes, and when the page is seen again: the server's clock may have been put right meanwhile. It may call back
 * besides, once a day. Returns what stops it.
 */
export const atEach = (
  clock: { readonly now: () => Temporal.Instant },
  instants: readonly Temporal.Instant[],
  listener: () => void,
  onSeen: (listener: () => void) => () => void,
): (() => void) =>
  wake(
    () => {
      const now = clock.now();
      const left = instants.map((at) => now.until(at).total('milliseconds')).filter((ms) => ms > 0);
      return left.length === 0 ? null : Math.ceil(Math.min(...left, LONGEST_MS));
    },
    listener,
    onSeen,
  );
