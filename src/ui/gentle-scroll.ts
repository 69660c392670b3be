import { isStill } from './is-still.ts';

/** How long a scroll over a distance in pixels takes, in milliseconds (UI-10). */
export const gentleScrollMs = (distance: number): number => 600 + 0.05 * Math.abs(distance);

/** How far the scroll has come, 0 to 1, at a part of its time, 0 to 1: slow, fast, slow. */
const eased = (part: number): number => (part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2);

/**
 * Scrolls the window back to the start of an element that it has passed, by the element's `scroll-margin-top` below the top (NAV-21).
 * At once where the visitor wants no motion; a wheel, a touch or a key ends the motion.
 */
export function scrollBackTo(element: Element): void {
  const start = scrollY;
  const distance = element.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  if (distance >= 0) return;
  if (isStill()) return scrollTo({ top: start + distance, behavior: 'instant' });
  const interrupted = new AbortController();
  const { signal } = interrupted;
  for (const input of ['wheel', 'touchstart', 'keydown']) addEventListener(input, () => interrupted.abort(), { signal, passive: true });
  const began = performance.now();
  const length = gentleScrollMs(distance);
  const step = (now: number) => {
    if (signal.aborted) return;
    const part = Math.min(1, Math.max(0, now - began) / length);
    scrollTo({ top: start + distance * eased(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else interrupted.abort();
  };
  requestAnimationFrame(step);
}
