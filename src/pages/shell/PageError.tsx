import { useEffect, type ReactNode } from 'react';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Page } from '#src/ui/Page.tsx';
import * as css from './AppShell.css.ts';
import { focusHeadingIfLost } from '#src/ui/focus-heading.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';

/** Without a connection it may not come: its place is there. */
const EmptyDish = lazyExtra(async () => (await import('#src/ui/EmptyDish.tsx')).EmptyDish);

interface PageErrorProps {
  readonly isOnline: boolean;
  readonly onRetry: () => void;
  /** The page is that of an order that was placed: its number, already drawn. Left out: it is another page. */
  readonly placed?: ReactNode;
}

/** The page broke, or could not come without a connection; what the guest chose is kept, and what they placed is placed. */
export function PageError({ isOnline, onRetry, placed }: PageErrorProps) {
  // The pressed button goes with the error: the heading of the page that comes takes the focus.
  useEffect(() => () => void setTimeout(focusHeadingIfLost), []);
  const why = isOnline ? 'error' : 'offline';
  return (
    <Page heading={null} width="wide">
      <EmptyState
        level="h1"
        picture={
          <div className={css.away}>
            <EmptyDish label="" beside="crumbs" />
          </div>
        }
        heading={text(placed ? 'page.placed.heading' : `page.${why}.heading`)}
        action={<Button onClick={onRetry}>{text('page.error.retry')}</Button>}
      >
        {placed}
        <LiveRegion isUrgent>{text(placed ? 'page.placed' : `page.${why}`)}</LiveRegion>
      </EmptyState>
    </Page>
  );
}
