import { text } from '#src/text/text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';

/** The page broke; what the guest chose is kept. */
export const PageError = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Page heading={text('page.error.heading')}>
    <Notice tone="bad" isLive action={{ label: text('page.error.retry'), onAct: onRetry }}>
      {text('page.error')}
    </Notice>
  </Page>
);
