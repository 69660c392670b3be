import { useEffect } from 'react';
import { text } from '#src/text/text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { focusHeadingIfLost } from '#src/flows/kit/focus-heading.ts';

interface PageErrorProps {
  readonly isOnline: boolean;
  readonly onRetry: () => void;
}

/** The page broke, or could not come without a connection; what the guest chose is kept. */
export function PageError({ isOnline, onRetry }: PageErrorProps) {
  // The pressed button goes with the error: the heading of the page that comes takes the focus.
  useEffect(() => () => void setTimeout(focusHeadingIfLost), []);
  return (
    <Page heading={text(isOnline ? 'page.error.heading' : 'page.offline.heading')}>
      <Notice tone="bad" isLive action={{ label: text('page.error.retry'), onAct: onRetry }}>
        {text(isOnline ? 'page.error' : 'page.offline')}
      </Notice>
    </Page>
  );
}
