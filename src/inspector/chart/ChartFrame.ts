import { createElement as h, useEffect, useId, type CSSProperties, type ReactNode } from 'react';
import { ChartPicture } from './ChartPicture.ts';
import type { ChartLayout } from './layout.ts';

interface ChartFrameProps {
  readonly layout: ChartLayout;
  readonly label: string;
  readonly active?: ReadonlySet<string>;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A chart in its own size, in a frame that moves to the active state. The keyboard can move it too. */
export function ChartFrame({ layout, label, active, ...frame }: ChartFrameProps): ReactNode {
  const id = useId();
  useEffect(() => showActive(document.getElementById(id)), [id, active]);
  return h('section', { id, 'aria-label': label, tabIndex: 0, ...frame }, h(ChartPicture, { layout, label, ...(active && { active }) }));
}

/** Moves what is in the frame, and nothing around it, so that the innermost active state is in the middle. */
function showActive(frame: HTMLElement | null): void {
  const state = [...(frame?.querySelectorAll('[data-active]') ?? [])].at(-1);
  if (frame === null || state === undefined) return;
  const [box, seen] = [state.getBoundingClientRect(), frame.getBoundingClientRect()];
  frame.scrollBy(box.x + box.width / 2 - seen.x - seen.width / 2, box.y + box.height / 2 - seen.y - seen.height / 2);
}
