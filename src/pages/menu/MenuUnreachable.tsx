import '#src/text/lazy/menu-unreachable.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';

/** The menu could not be loaded. */
export const MenuUnreachable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Page heading={text('menu.title')}>
    <LiveRegion isUrgent>
      <Notice tone="bad" action={{ label: text('page.error.retry'), onAct: onRetry }}>
        {text('menu.unreachable')}
      </Notice>
    </LiveRegion>
  </Page>
);
