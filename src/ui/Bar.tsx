import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as css from './Bar.css.ts';

interface BarProps {
  readonly start: ReactNode;
  /** A row of its own on phones. */
  readonly middle?: ReactNode;
  readonly end?: ReactNode;
}

/** Stays at the top of the window. Its height is the custom property `--bar-height` of the page: 0 where it scrolls away. */
export function Bar({ start, middle, end }: BarProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    const observer = new ResizeObserver(() => {
      const height = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
      document.documentElement.style.setProperty('--bar-height', `${String(height)}px`);
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return (
    <header ref={ref} className={css.bar}>
      <div className={css.inside}>
        <div className={css.start}>{start}</div>
        <div className={css.middle}>{middle}</div>
        <div className={css.end}>{end}</div>
      </div>
    </header>
  );
}
