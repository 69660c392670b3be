import { useState } from 'react';
import { tipOf, tipPercents, type TipChoice } from '#domain/checkout/tip.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { RadioChips } from '#src/ui/RadioChips.tsx';
import { Stack } from '#src/ui/Stack.tsx';

const OtherTip = lazyExtra(async () => (await import('./OtherTip.tsx')).OtherTip);
const OTHER = 'other';

interface TipFieldsProps {
  /** Null for an amount that is none of those offered. */
  readonly percent: number | null;
  /** What the cart has. */
  readonly tip: Cents;
  readonly subTotal: Cents;
  /** A call is on its way, and no tip can be chosen until it ends. */
  readonly isBusy: boolean;
  readonly onChoose: (choice: TipChoice) => void;
}

export function TipFields({ percent: chosen, tip, subTotal, isBusy, onChoose }: TipFieldsProps) {
  const [isAsking, setAsking] = useState(false);
  const isOther = isAsking || chosen === null;
  function choose(value: string) {
    setAsking(value === OTHER);
    if (value !== OTHER && !isBusy) onChoose({ percent: Number(value), tip: tipOf(Number(value), subTotal) });
  }
  const offered = tipPercents.map((percent) => ({
    value: String(percent),
    label: percent === 0 ? text('checkout.tip.none') : text('checkout.tip.percent', { percent }),
    meta: percent === 0 ? undefined : formatCents(tipOf(percent, subTotal)),
  }));
  return (
    <Stack gap={16}>
      <RadioChips
        legend={text('checkout.tip')}
        isSection
        hint={text('checkout.tip.driver')}
        variant="row"
        value={isOther ? OTHER : String(chosen)}
        onChange={choose}
        options={[...offered, { value: OTHER, label: text('checkout.tip.other'), meta: text('checkout.tip.other.amount') }]}
      />
      {isOther && (
        <OtherTip {...{ isBusy }} tip={chosen === null ? tip : null} onChoose={(amount) => onChoose({ percent: null, tip: amount })} />
      )}
    </Stack>
  );
}
