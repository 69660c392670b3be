/** A page in a hidden tab is not painted. */
const LONGEST_MS = 100;

/**
 * Calls back once the browser has painted what was drawn last, so that a tap or a key shows at once what it did; after 100 ms at the latest.
 * Returns a function that cancels.
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  const latest = setTimeout(act, LONGEST_MS);
  function cancel() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    clearTimeout(latest);
  }
  function act() {
    cancel();
    callback();
  }
  return cancel;
}

/** Resolves once the browser has painted, or after 100 ms. */
export const painted = () => new Promise<void>((resolve) => void afterPaint(resolve));
