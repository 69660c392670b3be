import type { CafeSearchScreen } from '#machines/cafe-search/cafe-search.screen.ts';
import type { CafeSearchEvent } from '#machines/cafe-search/cafe-search.types.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { ItemBlocks } from '#src/ui/Blocks.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { DidYouMean } from './DidYouMean.tsx';

interface FindingsProps {
  readonly screen: CafeSearchScreen;
  readonly send: (event: CafeSearchEvent) => void;
}

/** What a search has come to before there are cafes. */
export function Findings({ screen, send }: FindingsProps) {
  switch (screen.kind) {
    case 'working':
      return screen.at === 'searching' ? (
        <Waiting label={text('cafeSearch.searching')}>
          <ItemBlocks count={4} />
        </Waiting>
      ) : (
        <Spinner label={text(`cafeSearch.${screen.at}`)} />
      );
    case 'suggesting':
      return (
        <DidYouMean
          address={screen.suggestion}
          onAccept={() => send({ type: 'suggestion.accepted' })}
          onDecline={() => send({ type: 'suggestion.declined' })}
        />
      );
    case 'unanswered':
      return (
        <LiveRegion isUrgent>
          <Notice tone="bad" action={{ label: text('cafeSearch.retry'), onAct: () => send({ type: 'search.retried' }) }}>
            {text(`cafeSearch.${screen.call}`)}
          </Notice>
        </LiveRegion>
      );
    case 'asking':
    case 'nowhere':
    case 'results':
    case 'picked':
      return null;
  }
}
