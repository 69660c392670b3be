/** Moves a chart in its frame, and nothing around it, so that the innermost active state stands in the middle. */
export function showActive(frame: HTMLElement | null): void {
  const state = [...(frame?.querySelectorAll('[data-active]') ?? [])].at(-1);
  if (frame === null || state === undefined) return;
  const [box, seen] = [state.getBoundingClientRect(), frame.getBoundingClientRect()];
  frame.scrollBy(box.x + box.width / 2 - seen.x - seen.width / 2, box.y + box.height / 2 - seen.y - seen.height / 2);
}
