/** Calls back once the browser has painted what was drawn last, so that a tap or a key shows at once what it did. Returns a function that cancels. */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A page in a hidden tab is not painted. */
const LONGEST_MS = 100;

/** Resolves once the browser has painted, or after 100 ms. */
export const painted = () =>
  new Promise<void>((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, LONGEST_MS);
  });
