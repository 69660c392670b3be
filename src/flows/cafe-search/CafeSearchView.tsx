import type { FoundCafe } from '#contract/cafe.ts';
import { milesFrom } from '#domain/cafe/distance.ts';
import type { SearchArea } from '#domain/cafe/search-area.ts';
import type { CafeSearchScreen } from '#machines/cafe-search/cafe-search.screen.ts';
import type { CafeSearchEvent } from '#machines/cafe-search/cafe-search.types.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ResultList } from '#src/ui/ResultList.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useForm } from '#src/ui/useForm.ts';
import { useLostFocusOn } from '#src/flows/kit/useLostFocus.ts';
import { CafeRow } from './CafeRow.tsx';
import * as css from './CafeSearch.css.ts';
import { DidYouMean } from './DidYouMean.tsx';

interface CafeSearchViewProps {
  readonly screen: CafeSearchScreen;
  readonly send: (event: CafeSearchEvent) => void;
  readonly cafes: readonly FoundCafe[];
  /** The cafe-local time of now in a zone. */
  readonly now: (timeZone: string) => string;
  /** In miles. */
  readonly searchRadius: number;
}

export function CafeSearchView({ screen, send, cafes, now, searchRadius }: CafeSearchViewProps) {
  const findings = useLostFocusOn<HTMLDivElement>(screen.kind);
  if (screen.kind === 'picked') return null;
  return (
    <Stack gap={24}>
      <SearchForm screen={screen} send={send} />
      <div ref={findings} tabIndex={-1} className={css.findings}>
        <Findings screen={screen} send={send} cafes={cafes} now={now} searchRadius={searchRadius} />
      </div>
    </Stack>
  );
}

function SearchForm({ screen, send }: Pick<CafeSearchViewProps, 'screen' | 'send'>) {
  const trouble = screen.kind === 'asking' ? screen.trouble : null;
  const form = useForm({
    initial: { address: screen.typed },
    followsInitial: true,
    refused: trouble === null ? {} : { address: text(`cafeSearch.${trouble}`) },
    onSubmit: ({ address }) => send({ type: 'address.submitted', text: address }),
  });
  const hasResults = screen.kind === 'results';
  return (
    <search>
      <form {...form.props} className={css.form}>
        <TextField {...form.field('address')} label={text('cafeSearch.label')} autoComplete="postal-code" enterKeyHint="search" />
        <div className={css.submit}>
          <Button type="submit" isWide tone={hasResults ? 'secondary' : 'primary'}>
            {text('cafeSearch.submit')}
          </Button>
        </div>
        {screen.canLocate && (
          <div className={css.locate}>
            <Button tone="quiet" onClick={() => send({ type: 'location.requested' })}>
              {text('cafeSearch.locate')}
            </Button>
          </div>
        )}
      </form>
    </search>
  );
}

const nameOf = (place: SearchArea) => (place.kind === 'address' ? place.address : text('cafeSearch.here'));

function Findings({ screen, send, cafes, now, searchRadius }: CafeSearchViewProps) {
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
    case 'results': {
      const isFar = cafes.every(({ cafeLocation }) => milesFrom(cafeLocation.distance) > searchRadius);
      const words = { count: cafes.length, miles: searchRadius, place: nameOf(screen.place) };
      return (
        <Stack gap={12}>
          <output className={css.count}>{text(isFar ? 'cafeSearch.foundFar' : 'cafeSearch.found', words)}</output>
          <ResultList label={text('cafeSearch.results')}>
            {cafes.map((cafe, index) => (
              <CafeRow
                key={cafe.cafeId}
                cafe={cafe}
                now={now(cafe.cafeTZ)}
                isFirst={index === 0}
                onPick={() => send({ type: 'cafe.picked', cafeId: cafe.cafeId, distance: cafe.cafeLocation.distance })}
              />
            ))}
          </ResultList>
        </Stack>
      );
    }
    case 'nowhere':
      return (
        <Notice tone="warn" isLive>
          {text('cafeSearch.nowhere', { place: nameOf(screen.place) })}
        </Notice>
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
