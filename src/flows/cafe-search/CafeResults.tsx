import { useEffect, useState } from 'react';
import type { FoundCafe } from '#contract/cafe.ts';
import { milesFrom } from '#domain/cafe/distance.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ResultList } from '#src/ui/ResultList.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import * as css from './CafeSearch.css.ts';
import { takesOrders } from './cafe-facts.ts';
import { CafeRow, rowIdOf } from './CafeRow.tsx';

/** Rows before the button that shows the rest. */
const MOST_AT_FIRST = 5;

export interface CafeResultsProps {
  /** The nearest first. */
  readonly cafes: readonly FoundCafe[];
  /** Where was searched, in words. */
  readonly place: string;
  /** In miles. */
  readonly searchRadius: number;
  /** The cafe-local time of now in a zone. */
  readonly now: (timeZone: string) => string;
  readonly onPick: (cafe: FoundCafe) => void;
}

/** Cafes farther away wait behind a button, unless there is none near. */
export function CafeResults({ cafes, place, searchRadius, now, onPick }: CafeResultsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const near = cafes.filter(({ cafeLocation }) => milesFrom(cafeLocation.distance) <= searchRadius);
  const atFirst = (near.length > 0 ? near : cafes).slice(0, MOST_AT_FIRST);
  const shown = isOpen ? cafes : atFirst;
  const next = cafes[atFirst.length];
  const nextId = next && rowIdOf(next.cafeId);
  // The button is gone: the focus goes on to the first of the rows that it opened.
  useEffect(() => {
    if (isOpen && nextId !== undefined) document.getElementById(nextId)?.focus();
  }, [isOpen, nextId]);
  const first = cafes.find((cafe) => cafe.isOpen && takesOrders(cafe)) ?? cafes.find(takesOrders);
  const words = { count: near.length, miles: searchRadius, place };
  return (
    <Stack gap={12}>
      <output className={css.count}>{text(near.length === 0 ? 'cafeSearch.foundFar' : 'cafeSearch.found', words)}</output>
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
      {!isOpen && next && (
        <div>
          <Button tone="quiet" onClick={() => setIsOpen(true)}>
            {text('cafeSearch.farther')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
