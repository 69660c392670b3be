import { useEffect, useRef, useState } from 'react';
import { tipBounds } from '#domain/checkout/tip.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import { centsOf, isWithin, typedAmount } from '#domain/validation/amount.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { EntryRow } from '#src/ui/EntryRow.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { TextField } from '#src/ui/TextField.tsx';

interface OtherTipProps {
  /** What the cart has as an amount of the guest's own; null: none. */
  readonly tip: Cents | null;
  /** A call is on its way: the tip waits for its end. */
  readonly isBusy: boolean;
  readonly onChoose: (tip: Cents) => void;
}

/** A tip in dollars, for the driver (VALID-10, VALID-11). Leaving the field counts as its button does: what was typed is not lost. */
export function OtherTip({ tip, isBusy, onChoose }: OtherTipProps) {
  const [typed, setTyped] = useState(tip === null ? '' : (tip / 100).toFixed(2));
  const [isRefused, setRefused] = useState(false);
  const waiting = useRef<Cents | null>(null);
  useEffect(() => {
    const cents = waiting.current;
    if (isBusy || cents === null) return;
    waiting.current = null;
    onChoose(cents);
  }, [isBusy, onChoose]);
  const choose = () => {
    const cents = centsOf(typed) ?? undefined;
    const isGood = isWithin(cents, tipBounds);
    setRefused(!isGood);
    if (cents === undefined || !isGood) return;
    setTyped((cents / 100).toFixed(2));
    if (isBusy) waiting.current = cents;
    else if (cents !== tip) onChoose(cents);
  };
  return (
    <EntryRow
      button={
        <Button tone="secondary" isBusy={isBusy} onClick={choose}>
          {text('checkout.tip.set')}
        </Button>
      }
    >
      <TextField
        label={text('checkout.tip.amount')}
        name="tipAmount"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(typedAmount(currentTarget.value));
          setRefused(false);
        }}
        onBlur={() => typed !== '' && choose()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It is a field of the form whose button places the order.
          event.preventDefault();
          choose();
        }}
        error={
          isRefused ? text('checkout.tip.amount.error', { min: formatCents(tipBounds.min), max: formatCents(tipBounds.max) }) : undefined
        }
        errorIn={LiveRegion}
      />
    </EntryRow>
  );
}
