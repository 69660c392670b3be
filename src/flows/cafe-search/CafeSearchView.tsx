import { useState, type ReactNode } from 'react';
import type { FoundCafe } from '#contract/cafe.ts';
import type { SearchArea } from '#domain/cafe/search-area.ts';
import type { MapSource } from '#domain/config/config.ts';
import type { CafeSearchScreen } from '#machines/cafe-search/cafe-search.screen.ts';
import type { CafeSearchEvent } from '#machines/cafe-search/cafe-search.types.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useIsDesk } from '#src/ui/useIsDesk.ts';
import { MapPicture } from '#src/flows/kit/map/MapPicture.tsx';
import { useLostFocusOn } from '#src/flows/kit/useLostFocus.ts';
import { CafeResults, type Side } from './CafeResults.tsx';
import { pinOf, rowIdOf } from './cafe-pin.ts';
import * as css from './CafeSearch.css.ts';
import { DidYouMean } from './DidYouMean.tsx';
import { SearchForm } from './SearchForm.tsx';
import { shownCafes } from './shown-cafes.ts';
import { useActiveRow } from './useActiveRow.ts';

interface CafeSearchViewProps {
  readonly screen: CafeSearchScreen;
  readonly send: (event: CafeSearchEvent) => void;
  /** Steps and heading of the page. */
  readonly head: ReactNode;
  /** Below what was found: the cafe of the last order. */
  readonly previous: ReactNode;
  readonly cafes: readonly FoundCafe[];
  /** The cafe-local time of now in a zone. */
  readonly now: (timeZone: string) => string;
  /** In miles. */
  readonly searchRadius: number;
  readonly map: MapSource;
}

export function CafeSearchView({ head, previous, map, ...search }: CafeSearchViewProps) {
  const { screen, send, cafes, searchRadius, now } = search;
  const findings = useLostFocusOn<HTMLDivElement>(screen.kind);
  const active = useActiveRow(findings);
  const isDesk = useIsDesk();
  const [side, setSide] = useState<Side>('list');
  const [allAt, setAllAt] = useState<string | null>(null);
  if (screen.kind === 'picked') return null;
  const place = 'place' in screen ? nameOf(screen.place) : '';
  const results = screen.kind === 'results' ? shownCafes(cafes, searchRadius, allAt === place) : null;
  const picture = results && results.shown.length > 0 && map !== 'none' && (
    <MapPicture
      source={map}
      pins={results.shown.map(pinOf)}
      here={screen.kind === 'results' && screen.place.kind === 'point' ? screen.place : null}
      marked={active ?? (results.first ? rowIdOf(results.first.cafeId) : null)}
      onPick={(id) => {
        setSide('list');
        // The list may be drawn only now.
        requestAnimationFrame(() => document.getElementById(id)?.focus());
      }}
    />
  );
  const isBeside = isDesk && Boolean(picture);
  const list = (
    <div>
      {head}
      <Stack gap={24}>
        <SearchForm screen={screen} send={send} />
        <div ref={findings} tabIndex={-1} className={css.findings}>
          {results ? (
            <CafeResults
              {...results}
              place={place}
              searchRadius={searchRadius}
              now={now}
              onPick={({ cafeId, cafeLocation }) => send({ type: 'cafe.picked', cafeId, distance: cafeLocation.distance })}
              onShowAll={() => setAllAt(place)}
              sides={picture && !isDesk ? { side, onSwitch: setSide, map: picture } : null}
            />
          ) : (
            <Findings screen={screen} send={send} />
          )}
        </div>
        {previous}
      </Stack>
    </div>
  );
  return (
    <Page heading={null} width={isBeside ? 'bleed' : 'columns'}>
      <Columns variant={isBeside ? 'listAndMap' : 'single'} first={list} second={isBeside && picture} />
    </Page>
  );
}

const nameOf = (place: SearchArea) => (place.kind === 'address' ? place.address : text('cafeSearch.here'));

function Findings({ screen, send }: Pick<CafeSearchViewProps, 'screen' | 'send'>) {
  switch (screen.kind) {
    case 'working':
      return <Spinner label={text(`cafeSearch.${screen.at}`)} />;
    case 'suggesting':
      return (
        <DidYouMean
          address={screen.suggestion}
          onAccept={() => send({ type: 'suggestion.accepted' })}
          onDecline={() => send({ type: 'suggestion.declined' })}
        />
      );
    case 'nowhere':
      return (
        <div aria-live="polite" className={css.none}>
          <h2>{text('cafeSearch.nowhere', { place: nameOf(screen.place) })}</h2>
          <p className={css.quiet}>{text('cafeSearch.nowhere.try')}</p>
        </div>
      );
    case 'unanswered':
      return (
        <Notice tone="bad" isLive action={{ label: text('cafeSearch.retry'), onAct: () => send({ type: 'search.retried' }) }}>
          {text(`cafeSearch.${screen.call}`)}
        </Notice>
      );
    case 'asking':
    case 'results':
    case 'picked':
      return null;
  }
}
