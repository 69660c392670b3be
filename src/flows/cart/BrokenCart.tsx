import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';

interface BrokenCartProps {
  /** It is the page, and has its heading. */
  readonly isPage?: boolean;
  readonly onRetry: () => void;
}

/** The cart's flow broke; it can be begun anew with the same cart. */
export const BrokenCart = ({ isPage = false, onRetry }: BrokenCartProps) => (
  <>
    {isPage && <PageHeading heading={text('title.cart')} />}
    <LiveRegion isUrgent>
      <Notice tone="bad" action={{ label: text('page.error.retry'), onAct: onRetry }}>
        {text('cart.broken')}
      </Notice>
    </LiveRegion>
  </>
);
