import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { LiveRegion } from './LiveRegion.tsx';
import * as css from './Bar.css.ts';

interface BarProps {
  /** At the left: the way home. */
  readonly start: ReactNode;
  /** A row of its own on phones. */
  readonly middle?: ReactNode;
  /** At the right: account and cart. */
  readonly end?: ReactNode;
  /** Stays in sight in place of the bar, which scrolls away then; read out when it comes. */
  readonly banner?: ReactNode;
}

/** Stays at the top of the window. Height of what stays: the custom property `--bar-height` of the page; 0 where the bar scrolls away. */
export function Bar({ start, middle, end, banner }: BarProps) {
  const ref = useRef<HTMLElement>(null);
  const bannerRef = useRef<HTMLDivElement>(null);
  const hasBanner = Boolean(banner);
  useLayoutEffect(() => {
    const bar = hasBanner ? bannerRef.current : ref.current;
    if (bar === null) return;
    const observer = new ResizeObserver(() => {
      const height = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
      document.documentElement.style.setProperty('--bar-height', `${String(height)}px`);
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, [hasBanner]);
  return (
    <>
      <div ref={bannerRef} className={hasBanner ? css.banner : undefined}>
        <LiveRegion>{banner}</LiveRegion>
      </div>
      <header ref={ref} className={css.bar}>
        <div className={css.inside}>
          <div className={css.start}>{start}</div>
          <div className={css.middle}>{middle}</div>
          <div className={css.end}>{end}</div>
        </div>
      </header>
    </>
  );
}
