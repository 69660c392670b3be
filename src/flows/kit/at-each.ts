/** A browser's timer ends at once where it should wait for much longer. */
const LONGEST_MS = 24 * 60 * 60_000;

/**
 * Calls back as each of some instants comes, and when the page is seen again: the timers of a device that slept are late, and the server's clock may
 * have been put right meanwhile. It may call back besides, once a day. Returns what stops it.
 */
export function atEach(
  clock: { readonly now: () => Temporal.Instant },
  instants: readonly Temporal.Instant[],
  listener: () => void,
  onSeen: (listener: () => void) => () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait() {
    clearTimeout(timer);
    const now = clock.now();
    const left = instants.map((at) => now.until(at).total('milliseconds')).filter((ms) => ms > 0);
    if (left.length > 0) timer = setTimeout(pass, Math.ceil(Math.min(...left, LONGEST_MS)));
  }
  function pass() {
    wait();
    listener();
  }
  const stop = onSeen(pass);
  wait();
  return () => {
    stop();
    clearTimeout(timer);
  };
}
