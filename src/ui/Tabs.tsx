import { useEffect, useRef, type KeyboardEvent } from 'react';
import { afterPaint } from './after-paint.ts';
import * as css from './Tabs.css.ts';
import { useIsDesk } from './useIsDesk.ts';

interface TabsProps {
  /** What these are the parts of, for a screen reader. */
  readonly label: string;
  /** In order; `key` is unique. */
  readonly tabs: readonly { readonly key: string; readonly label: string }[];
  /** Key of the tab whose part is shown. */
  readonly selected: string;
  /** Called with the key of another tab. */
  readonly onSelect: (key: string) => void;
  /** `line`: one row; `rail`: a column on wide screens (NAV-20, NAV-21). Default: `line`. */
  readonly variant?: 'line' | 'rail';
  /** Id of the element that shows the selected one. A rail scrolls back to its start; `scroll-margin-top` keeps it clear of what is sticky. */
  readonly panelId?: string;
}

/** The code comes with the first use: the first page has no need of it. */
async function scrollToPanel(id = '') {
  const { scrollBackTo } = await import('./gentle-scroll.ts');
  const panel = document.getElementById(id);
  if (panel) scrollBackTo(panel);
}

/** One of several is shown. Arrows move along the list and select (UI-01). */
export function Tabs({ label, tabs, selected, onSelect, variant = 'line', panelId }: TabsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isUpright = useIsDesk() && variant === 'rail';
  // After the paint the layout is known: before it, to scroll would have the browser lay out the page once more.
  useEffect(
    () => afterPaint(() => ref.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })),
    [selected],
  );

  function select(key: string) {
    onSelect(key);
    if (variant === 'rail') afterPaint(() => void scrollToPanel(panelId));
  }

  function targetOf(key: string): number {
    const at = tabs.findIndex((tab) => tab.key === selected);
    if (key === (isUpright ? 'ArrowDown' : 'ArrowRight')) return (at + 1) % tabs.length;
    if (key === (isUpright ? 'ArrowUp' : 'ArrowLeft')) return (at - 1 + tabs.length) % tabs.length;
    if (key === 'End') return tabs.length - 1;
    return key === 'Home' ? 0 : -1;
  }
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const to = targetOf(event.key);
    const target = tabs[to];
    if (target === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
    select(target.key);
  }

  return (
    <div
      ref={ref}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      aria-orientation={isUpright ? 'vertical' : undefined}
      className={css.list({ variant })}
      onKeyDown={move}
    >
      {tabs.map(({ key, label: word }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === selected}
          aria-controls={key === selected ? panelId : undefined}
          tabIndex={key === selected ? 0 : -1}
          className={css.tab({ variant })}
          onClick={() => select(key)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
