import type { Clock } from '#src/flows/kit/clock.ports.ts';

const MINUTE_MS = 60_000;

/**
 * Calls back at the beginning of each minute of a clock, and when the page is seen again: the timers of a device that slept are late. Returns what
 * stops it. `onSeen`: calls back when the page comes into view or leaves it, and returns what stops that.
 */
export function everyMinute(clock: Clock, listener: () => void, onSeen: (listener: () => void) => () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(pass, MINUTE_MS - (clock.now().epochMilliseconds % MINUTE_MS));
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
