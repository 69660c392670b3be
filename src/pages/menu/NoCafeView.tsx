import { Link } from '@tanstack/react-router';
import '#src/text/lazy/no-cafe.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';

interface NoCafeViewProps {
  readonly reason: 'noCafe' | 'unreachable';
  readonly onRetry: () => void;
}

/** There is no menu to show: no cafe is known, or it did not answer. */
export const NoCafeView = ({ reason, onRetry }: NoCafeViewProps) => (
  <Page heading={text('menu.title')} lead={reason === 'noCafe' ? text('menu.noCafe') : undefined}>
    {reason === 'noCafe' ? (
      <div>
        <Link to="/app/startOrder.html" className={buttonClass()}>
          {text('menu.start')}
        </Link>
      </div>
    ) : (
      <Notice tone="bad" isLive action={{ label: text('menu.retry'), onAct: onRetry }}>
        {text('menu.unreachable')}
      </Notice>
    )}
  </Page>
);
