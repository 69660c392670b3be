import { useId, useState } from 'react';
import { formatCents, type Cents } from '#domain/money/money.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import type { Untimely } from '#src/flows/kit/untimely.ts';
import * as css from './Checkout.css.ts';

const OtherTab = lazyExtra(async () => (await import('./OtherTab.tsx')).OtherTab);

interface PlaceOrderProps {
  /** Id of the form that it submits. */
  readonly form: string;
  readonly total: Cents;
  readonly isBusy: boolean;
  /** What is pressed for is not on the page, or has just come. */
  readonly isHeld: boolean;
  /** Another tab is placing the order of this cart. */
  readonly isPlacing: boolean;
  /** In the place of "Place order"; null: the order can be had at its time. */
  readonly untimely: Untimely | null;
  readonly onChangeOrder: (() => void) | undefined;
}

/** Places the order, or says why it cannot be placed here now. */
export function PlaceOrder({ form, total, isBusy, isHeld, isPlacing, untimely, onChangeOrder }: PlaceOrderProps) {
  const [isEarly, setEarly] = useState(false);
  const why = useId();
  // The order that this tab places is no other tab's.
  const isElsewhere = isPlacing && !isBusy;
  const isOff = isHeld || isElsewhere;
  // An order that is being sent is not stopped by it.
  const other = isBusy || isElsewhere ? null : untimely;
  return (
    <StickyActions>
      <Button
        type={isOff || other ? 'button' : 'submit'}
        aria-disabled={(isOff && !other) || undefined}
        aria-describedby={isElsewhere ? why : undefined}
        form={form}
        isWide
        isBusy={isBusy}
        onClick={other ? onChangeOrder : () => setEarly(isHeld)}
      >
        {other ? other.choose : text('checkout.order', { total: formatCents(total) })}
      </Button>
      <LiveRegion>
        {isElsewhere ? <OtherTab id={why} /> : isEarly && !isBusy && <p className={css.terms}>{text('checkout.early')}</p>}
      </LiveRegion>
    </StickyActions>
  );
}
