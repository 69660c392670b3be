import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as css from './AppShell.css.ts';

/** A part of the page did not load; the page behind it works on. */
export const PartError = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={css.floating}>
    <LiveRegion isUrgent>
      <Notice tone="bad" action={{ label: text('page.error.retry'), onAct: onRetry }}>
        {text('shell.partError')}
      </Notice>
    </LiveRegion>
  </div>
);
