import '#src/text/lazy/menu-unreachable.ts';
import { text } from '#src/text/text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';

/** The menu could not be loaded. */
export const MenuUnreachable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Page heading={text('menu.title')}>
    <Notice tone="bad" isLive action={{ label: text('menu.retry'), onAct: onRetry }}>
      {text('menu.unreachable')}
    </Notice>
  </Page>
);
