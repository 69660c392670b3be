import { Link } from '@tanstack/react-router';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';

interface NoOrderViewProps {
  /** `unknown`: the address names an order that nobody knows. */
  readonly reason: 'none' | 'unknown' | 'unreachable';
  readonly onRetry: () => void;
}

export const NoOrderView = ({ reason, onRetry }: NoOrderViewProps) => (
  <Page
    heading={text(reason === 'unreachable' ? 'confirmation.title' : 'confirmation.none')}
    lead={reason === 'unreachable' ? undefined : text(reason === 'none' ? 'confirmation.none.words' : 'confirmation.unknown.words')}
  >
    {reason !== 'unreachable' ? (
      <div>
        <Link to="/app/menu.html" className={buttonClass()}>
          {text('cart.empty.go')}
        </Link>
      </div>
    ) : (
      <LiveRegion isUrgent>
        <Notice tone="bad" action={{ label: text('cart.retry'), onAct: onRetry }}>
          {text('confirmation.unreachable')}
        </Notice>
      </LiveRegion>
    )}
  </Page>
);
