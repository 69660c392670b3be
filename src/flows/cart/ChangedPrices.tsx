import type { PriceChange } from '#domain/cart/price-change.ts';
import { formatCents } from '#domain/money/money.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import * as css from './Cart.css.ts';

interface ChangedPricesProps {
  readonly changes: readonly PriceChange[];
  readonly onSeen: () => void;
}

/** Prices that changed since the guest saw them, on the cart and at the checkout, until they say that they have. */
export function ChangedPrices({ changes, onSeen }: ChangedPricesProps) {
  const part = useKeptFocus<HTMLDivElement>(changes.length);
  return (
    <div ref={part} className={css.news}>
      <NewWords>
        {changes.length > 0 && (
          <Notice tone="warn" action={{ label: text('cart.priceChanged.seen'), onAct: onSeen }}>
            {changes.map(({ sequenceNum, name, from, to }) => (
              <p key={sequenceNum}>{text('cart.priceChanged', { name, from: formatCents(from), to: formatCents(to) })}</p>
            ))}
          </Notice>
        )}
      </NewWords>
    </div>
  );
}
