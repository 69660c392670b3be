import { tipOf, tipPercents } from '#domain/checkout/tip.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import '#src/text/late/checkout.ts';
import { text } from '#src/text/text.ts';
import { RadioChips } from '#src/ui/RadioChips.tsx';

interface TipFieldsProps {
  readonly tip: Cents;
  readonly subTotal: Cents;
  readonly onChoose: (tip: Cents) => void;
}

export function TipFields({ tip, subTotal, onChoose }: TipFieldsProps) {
  const chosen = tipPercents.find((percent) => tipOf(percent, subTotal) === tip);
  return (
    <RadioChips
      legend={text('checkout.tip')}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(percent) => onChoose(tipOf(Number(percent), subTotal))}
      options={tipPercents.map((percent) => ({
        value: String(percent),
        label: percent === 0 ? text('checkout.tip.none') : text('checkout.tip.percent', { percent }),
        meta: percent === 0 ? undefined : formatCents(tipOf(percent, subTotal)),
      }))}
    />
  );
}
