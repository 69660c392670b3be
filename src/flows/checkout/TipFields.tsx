import { tipOf, tipPercents, type TipChoice } from '#domain/checkout/tip.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { RadioChips } from '#src/ui/RadioChips.tsx';

interface TipFieldsProps {
  /** Null for an amount that is none of those offered. */
  readonly percent: number | null;
  readonly subTotal: Cents;
  readonly onChoose: (choice: TipChoice) => void;
}

export function TipFields({ percent: chosen, subTotal, onChoose }: TipFieldsProps) {
  return (
    <RadioChips
      legend={text('checkout.tip')}
      isSection
      hint={text('checkout.tip.driver')}
      variant="row"
      value={chosen === null ? null : String(chosen)}
      onChange={(percent) => onChoose({ percent: Number(percent), tip: tipOf(Number(percent), subTotal) })}
      options={tipPercents.map((percent) => ({
        value: String(percent),
        label: percent === 0 ? text('checkout.tip.none') : text('checkout.tip.percent', { percent }),
        meta: percent === 0 ? undefined : formatCents(tipOf(percent, subTotal)),
      }))}
    />
  );
}
