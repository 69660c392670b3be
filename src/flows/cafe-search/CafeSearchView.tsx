import { useState, type ReactNode } from 'react';
import type { FoundCafe } from '#domain/cafe/cafe.ts';
import { listedCafes } from '#domain/cafe/found-cafes.ts';
import type { MapSource } from '#domain/config/config.ts';
import type { CafeSearchScreen } from '#machines/cafe-search/cafe-search.screen.ts';
import type { CafeSearchEvent } from '#machines/cafe-search/cafe-search.types.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useIsDesk } from '#src/ui/useIsDesk.ts';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { CafeMap } from './CafeMap.tsx';
import { CafeResults } from './CafeResults.tsx';
import * as css from './CafeSearch.css.ts';
import { Findings } from './Findings.tsx';
import { FoundNews, NowhereNews, placeName } from './FoundNews.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SideSwitch, type Side } from './SideSwitch.tsx';
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
  const findings = useKeptFocus<HTMLDivElement>(screen.kind);
  const active = useActiveRow(findings);
  const isDesk = useIsDesk();
  const [side, setSide] = useState<Side>('list');
  const [allAt, setAllAt] = useState<string | null>(null);
  if (screen.kind === 'picked') return null;
  const place = 'place' in screen ? placeName(screen.place) : '';
  const results = screen.kind === 'results' ? listedCafes(cafes, searchRadius, allAt === place) : null;
  const isFound = results !== null && results.shown.length > 0;
  // On a desk the map stays where nothing was found, so that the list keeps its width. An address has no coordinates: only an invented town shows it.
  const staysNowhere = isDesk && screen.kind === 'nowhere' && (map === 'drawn' || screen.place.kind === 'point');
  const picture = 'place' in screen && map !== 'none' && (isFound || staysNowhere) && (
    <CafeMap source={map} results={results} place={screen.place} active={active} onShowList={() => setSide('list')} />
  );
  const isBeside = isDesk && Boolean(picture);
  const isSwitched = !isDesk && Boolean(picture);
  const list = (
    <div>
      {head}
      <Stack gap={24}>
        <SearchForm screen={screen} send={send} />
        <div ref={findings} tabIndex={-1} className={css.findings}>
          <div className={css.listHead}>
            <FoundNews found={results && { nearCount: results.nearCount, place, searchRadius }} isMap={isSwitched && side === 'map'} />
            {isSwitched && <SideSwitch side={side} onSwitch={setSide} />}
          </div>
          <NowhereNews place={screen.kind === 'nowhere' ? screen.place : null} />
          {results ? (
            <CafeResults
              {...results}
              now={now}
              onPick={({ cafeId, distance }) => send({ type: 'cafe.picked', cafeId, distance })}
              onShowAll={() => setAllAt(place)}
              map={isSwitched && side === 'map' ? picture : null}
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
