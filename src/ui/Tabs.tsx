import { useEffect, useRef, type KeyboardEvent } from 'react';
import * as css from './Tabs.css.ts';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly key: string; readonly label: string }[];
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  /** On one line; or a rail that stands upright on wide screens (NAV-20, NAV-21). */
  readonly look?: 'line' | 'rail';
  /** The element that shows the selected one. */
  readonly panelId?: string;
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One of several is shown. Arrows move along the list and select (UI-01). */
export function Tabs({ label, tabs, selected, onSelect, look = 'line', panelId }: TabsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const to = moves[event.key]?.(
      tabs.findIndex(({ key }) => key === selected),
      tabs.length,
    );
    const next = to === undefined ? undefined : tabs[to];
    if (next === undefined || to === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
    onSelect(next.key);
  }

  return (
    <div ref={ref} role="tablist" tabIndex={-1} aria-label={label} className={css.list({ look })} onKeyDown={move}>
      {tabs.map(({ key, label: word }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === selected}
          aria-controls={key === selected ? panelId : undefined}
          tabIndex={key === selected ? 0 : -1}
          className={css.tab({ look })}
          onClick={() => onSelect(key)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
