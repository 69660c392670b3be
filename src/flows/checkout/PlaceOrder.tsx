import { useId, useState } from 'react';
import { formatCents, type Cents } from '#domain/money/money.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/other-tab.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import type { Untimely } from '#src/flows/kit/untimely.ts';
import * as css from './Checkout.css.ts';
import type { Hold } from './hold.ts';

interface PlaceOrderProps {
  /** Id of the form that it submits. */
  readonly form: string;
  readonly total: Cents;
  /** Why the form takes no submission; null: it takes one. */
  readonly hold: Hold | null;
  /** In the place of "Place order" where it holds the form. */
  readonly untimely: Untimely | null;
  readonly onChangeOrder: (() => void) | undefined;
}

/** Places the order, or says why it cannot be placed here now. A press of it while it is held ends at the form. */
export function PlaceOrder({ form, total, hold, untimely, onChangeOrder }: PlaceOrderProps) {
  const [wasEarly, setEarly] = useState(false);
  const why = useId();
  const isElsewhere = hold === 'elsewhere';
  const other = hold === 'untimely' && untimely;
  return (
    <StickyActions>
      <Button
        type={other ? 'button' : 'submit'}
        aria-disabled={isElsewhere || hold === 'early' || undefined}
        aria-describedby={isElsewhere ? why : undefined}
        form={form}
        isWide
        isBusy={hold === 'busy'}
        onClick={other ? onChangeOrder : () => setEarly(hold === 'early')}
      >
        {other ? other.choose : text('checkout.order', { total: formatCents(total) })}
      </Button>
      <LiveRegion>
        {(isElsewhere || (wasEarly && hold !== 'busy')) && (
          <p id={why} className={css.terms}>
            {text(isElsewhere ? 'otherTab.placing' : 'checkout.early')}
          </p>
        )}
      </LiveRegion>
    </StickyActions>
  );
}
