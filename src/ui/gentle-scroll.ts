/** How long a scroll over a distance in pixels takes, in milliseconds (UI-10). */
export const gentleScrollMs = (distance: number): number => 600 + 0.05 * Math.abs(distance);

/** How far the scroll has come, 0 to 1, at a part of its time, 0 to 1: slow, fast, slow. */
const eased = (part: number): number => (part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2);

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls the window until an element stands below the bar (NAV-21), at once where the visitor wants no motion.
 * A wheel, a touch or a key takes the window out of its hands.
 */
export function scrollGently(to: Element, barHeight = 80): void {
  const start = scrollY;
  const distance = to.getBoundingClientRect().top - barHeight;
  if (isStill()) return scrollTo({ top: start + distance, behavior: 'instant' });
  const hands = new AbortController();
  for (const touch of ['wheel', 'touchstart', 'keydown'])
    addEventListener(touch, () => hands.abort(), { signal: hands.signal, passive: true });
  const began = performance.now();
  const length = gentleScrollMs(distance);
  const step = (now: number) => {
    if (hands.signal.aborted) return;
    const part = Math.min(1, Math.max(0, now - began) / length);
    scrollTo({ top: start + distance * eased(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else hands.abort();
  };
  requestAnimationFrame(step);
}
