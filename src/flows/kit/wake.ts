/**
 * Calls back after each wait, and when the page is seen again: the timers of a device that slept are late. Returns what stops it.
 *
 * @param waitMs How long to wait from now; null: no longer.
 * @param onSeen Calls back when the page comes into view or leaves it, and returns what stops that.
 */
export function wake(waitMs: () => number | null, listener: () => void, onSeen: (listener: () => void) => () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait() {
    clearTimeout(timer);
    const ms = waitMs();
    if (ms !== null) timer = setTimeout(pass, ms);
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
