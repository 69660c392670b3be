import { Link } from '@tanstack/react-router';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';

interface NoOrderViewProps {
  /** `unknown`: the server has no order with the number in the address. */
  readonly reason: 'none' | 'unknown' | 'canceled' | 'unreachable';
  readonly onRetry: () => void;
}

const words = {
  none: { heading: 'confirmation.none', lead: 'confirmation.none.words' },
  unknown: { heading: 'confirmation.none', lead: 'confirmation.unknown.words' },
  canceled: { heading: 'confirmation.canceled', lead: 'confirmation.canceled.words' },
} as const;

/** In place of an order: why there is none to show, and where to go. */
export function NoOrderView({ reason, onRetry }: NoOrderViewProps) {
  if (reason === 'unreachable') {
    return (
      <Page heading={text('confirmation.title')}>
        <LiveRegion isUrgent>
          <Notice tone="bad" action={{ label: text('cart.retry'), onAct: onRetry }}>
            {text('confirmation.unreachable')}
          </Notice>
        </LiveRegion>
      </Page>
    );
  }
  const { heading, lead } = words[reason];
  return (
    <Page heading={text(heading)} lead={text(lead)}>
      <div>
        <Link to="/app/menu.html" className={buttonClass()}>
          {text('cart.empty.go')}
        </Link>
      </div>
    </Page>
  );
}
