import type { ReactNode } from 'react';
import type { FoundCafe } from '#contract/cafe.ts';
import type { SearchArea } from '#domain/cafe/search-area.ts';
import type { CafeSearchScreen } from '#machines/cafe-search/cafe-search.screen.ts';
import type { CafeSearchEvent } from '#machines/cafe-search/cafe-search.types.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useLostFocusOn } from '#src/flows/kit/useLostFocus.ts';
import { CafeResults } from './CafeResults.tsx';
import * as css from './CafeSearch.css.ts';
import { DidYouMean } from './DidYouMean.tsx';
import { SearchForm } from './SearchForm.tsx';

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
}

export function CafeSearchView({ head, previous, ...search }: CafeSearchViewProps) {
  const { screen, send } = search;
  const findings = useLostFocusOn<HTMLDivElement>(screen.kind);
  if (screen.kind === 'picked') return null;
  return (
    <Page heading={null} width="columns">
      {head}
      <Stack gap={24}>
        <SearchForm screen={screen} send={send} />
        <div ref={findings} tabIndex={-1} className={css.findings}>
          <Findings {...search} />
        </div>
        {previous}
      </Stack>
    </Page>
  );
}

const nameOf = (place: SearchArea) => (place.kind === 'address' ? place.address : text('cafeSearch.here'));

function Findings({ screen, send, ...found }: Omit<CafeSearchViewProps, 'head' | 'previous'>) {
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
    case 'results':
      return (
        <CafeResults
          key={nameOf(screen.place)}
          {...found}
          place={nameOf(screen.place)}
          onPick={({ cafeId, cafeLocation }) => send({ type: 'cafe.picked', cafeId, distance: cafeLocation.distance })}
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
    case 'picked':
      return null;
  }
}
