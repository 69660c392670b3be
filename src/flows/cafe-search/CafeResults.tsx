import { useEffect, useRef, type ReactNode } from 'react';
import type { FoundCafe } from '#domain/cafe/cafe.ts';
import type { ListedCafes } from '#domain/cafe/found-cafes.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ResultList } from '#src/ui/ResultList.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import * as css from './CafeSearch.css.ts';
import { rowIdOf } from './cafe-pin.ts';
import { CafeRow } from './CafeRow.tsx';

interface CafeResultsProps extends Omit<ListedCafes, 'nearCount'> {
  /** The cafe-local time of now in a zone. */
  readonly now: (timeZone: string) => string;
  readonly onPick: (cafe: FoundCafe) => void;
  readonly onShowAll: () => void;
  /** In place of the list; null: the list. */
  readonly map: ReactNode;
}

/** Cafes farther away wait behind a button, unless there is none near. */
export function CafeResults({ shown, first, next, now, onPick, onShowAll, map }: CafeResultsProps) {
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
  return (
    <Stack gap={12}>
      {map ? (
        <div className={css.mapBox}>{map}</div>
      ) : (
        <ResultList label={text('cafeSearch.results')}>
          {shown.map((cafe, index) => (
            <CafeRow
              key={cafe.cafeId}
              cafe={cafe}
              position={index + 1}
              now={now(cafe.timeZone)}
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
