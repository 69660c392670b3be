import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { media } from './media.ts';
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

const next = (at: number, count: number) => (at + 1) % count;
const previous = (at: number, count: number) => (at - 1 + count) % count;
const ends = { Home: () => 0, End: (_: number, count: number) => count - 1 };
type Moves = Readonly<Record<string, (at: number, count: number) => number>>;
const movesAlong = { ArrowRight: next, ArrowLeft: previous, ...ends } satisfies Moves;
const movesDown = { ArrowDown: next, ArrowUp: previous, ...ends } satisfies Moves;

function watchDesk(onChange: () => void) {
  const desk = window.matchMedia(media.desk);
  desk.addEventListener('change', onChange);
  return () => desk.removeEventListener('change', onChange);
}
const isDesk = () => window.matchMedia(media.desk).matches;

/** One of several is shown. Arrows move along the list and select (UI-01). */
export function Tabs({ label, tabs, selected, onSelect, look = 'line', panelId }: TabsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isUpright = useSyncExternalStore(watchDesk, isDesk) && look === 'rail';
  useEffect(() => {
    ref.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const moves: Moves = isUpright ? movesDown : movesAlong;
    const to = moves[event.key]?.(
      tabs.findIndex(({ key }) => key === selected),
      tabs.length,
    );
    const target = to === undefined ? undefined : tabs[to];
    if (target === undefined || to === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
    onSelect(target.key);
  }

  return (
    <div
      ref={ref}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      className={css.list({ look })}
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
          className={css.tab({ look })}
          onClick={() => onSelect(key)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
