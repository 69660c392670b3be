import { useState } from 'react';
import type { Cents } from '#domain/money/money.ts';
import { formatCents } from '#domain/money/money.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/tip.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { EntryRow } from '#src/ui/EntryRow.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { tipIn, tipLimits, typedTip } from './tip-form.ts';

interface OtherTipProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Why the order is not placed with it. Default: nothing. */
  readonly error: string | undefined;
  /** No tip can be set now. */
  readonly isBusy: boolean;
  readonly onChoose: (tip: Cents) => void;
}

/** A tip in dollars, for the driver (VALID-10, VALID-11). */
export function OtherTip({ typed, onType, error, isBusy, onChoose }: OtherTipProps) {
  const [isRefused, setRefused] = useState(false);
  const cents = tipIn(typed);
  const choose = () => {
    setRefused(cents === null);
    if (cents !== null && !isBusy) onChoose(cents);
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
        name="tip"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          onType(typedTip(currentTarget.value));
          setRefused(false);
        }}
        onBlur={() => cents !== null && typed !== formatCents(cents) && onType(formatCents(cents))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It is a field of the form whose button places the order.
          event.preventDefault();
          choose();
        }}
        error={isRefused ? tipLimits() : error}
        errorIn={LiveRegion}
      />
    </EntryRow>
  );
}
