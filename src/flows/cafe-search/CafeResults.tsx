import { useEffect, useRef, type ReactNode } from 'react';
import type { FoundCafe } from '#contract/cafe.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ResultList } from '#src/ui/ResultList.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import * as css from './CafeSearch.css.ts';
import { rowIdOf } from './cafe-pin.ts';
import { CafeRow } from './CafeRow.tsx';
import type { ShownCafes } from './shown-cafes.ts';

export type Side = 'list' | 'map';

interface CafeResultsProps extends ShownCafes {
  /** Where was searched, in words. */
  readonly place: string;
  /** In miles. */
  readonly searchRadius: number;
  /** The cafe-local time of now in a zone. */
  readonly now: (timeZone: string) => string;
  readonly onPick: (cafe: FoundCafe) => void;
  readonly onShowAll: () => void;
  /** What is shown of list and map where there is room for one of them, and the switch; null: there is room for both, or no map. */
  readonly sides: { readonly side: Side; readonly onSwitch: (side: Side) => void; readonly map: ReactNode } | null;
}

/** Cafes farther away wait behind a button, unless there is none near. */
export function CafeResults({ shown, first, next, nearCount, place, searchRadius, now, onPick, onShowAll, sides }: CafeResultsProps) {
  const isAsked = useRef(false);
  const last = shown.length;
  const opened = useRef(last);
  // The pressed button is removed, so the first row that it opened takes the focus.
  useEffect(() => {
    const row = shown[opened.current];
    if (isAsked.current && row) document.getElementById(rowIdOf(row.cafeId))?.focus();
    isAsked.current = false;
    opened.current = last;
  }, [last, shown]);
  const words = { count: nearCount, miles: searchRadius, place };
  return (
    <Stack gap={12}>
      <div className={css.listHead}>
        <output className={css.count}>{text(nearCount === 0 ? 'cafeSearch.foundFar' : 'cafeSearch.found', words)}</output>
        {sides && (
          <Segments
            label={text('cafeSearch.view')}
            value={sides.side}
            onChange={sides.onSwitch}
            options={[
              { value: 'list', label: text('cafeSearch.view.list') },
              { value: 'map', label: text('cafeSearch.view.map') },
            ]}
          />
        )}
      </div>
      {sides?.side === 'map' ? (
        <div className={css.mapBox}>{sides.map}</div>
      ) : (
        <ResultList label={text('cafeSearch.results')}>
          {shown.map((cafe, index) => (
            <CafeRow
              key={cafe.cafeId}
              cafe={cafe}
              position={index + 1}
              now={now(cafe.cafeTZ)}
              isFirst={cafe === first}
              onPick={() => onPick(cafe)}
            />
          ))}
        </ResultList>
      )}
      {next && (
        <div className={css.farther}>
          <Button
            tone="quiet"
            onClick={() => {
              isAsked.current = true;
              onShowAll();
            }}
          >
            {text('cafeSearch.farther')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
