import { tipOf, tipPercents, type TipChoice } from '#domain/checkout/tip.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/tip.ts';
import { text } from '#src/text/text.ts';
import { RadioChips } from '#src/ui/RadioChips.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { choices, strong } from './Checkout.css.ts';
import type { SetTip } from './tip-form.ts';

const OtherTip = lazyExtra(async () => (await import('./OtherTip.tsx')).OtherTip);
const OTHER = 'other';

interface TipFieldsProps {
  readonly set: SetTip;
  readonly subTotal: Cents;
  /** An amount of the guest's own, as typed; null: none is asked for. */
  readonly typed: string | null;
  readonly onType: (typed: string) => void;
  /** Why the order is not placed with the amount that is typed. */
  readonly error: string | undefined;
  /** The order is on its way with the tip that is set: no other can be chosen until that ends. */
  readonly isBusy: boolean;
  /** Another tab is placing the order: nothing can be pressed. */
  readonly isElsewhere: boolean;
  readonly onChoose: (choice: TipChoice) => void;
}

export function TipFields({ set, subTotal, typed, onType, error, isBusy, isElsewhere, onChoose }: TipFieldsProps) {
  function choose(value: string) {
    if (value === OTHER) return onType('');
    if (isBusy) return;
    onChoose({ percent: Number(value), tip: tipOf(Number(value), subTotal) });
  }
  const amounts = tipPercents
    .filter((percent) => percent > 0)
    .map((percent) => ({
      value: String(percent),
      label: formatCents(tipOf(percent, subTotal)),
      meta: text('checkout.tip.percent', { percent }),
    }));
  const offered = [
    ...amounts,
    { value: OTHER, label: text('checkout.tip.other'), meta: text('checkout.tip.other.amount') },
    { value: '0', label: text('checkout.tip.none') },
  ];
  return (
    <fieldset disabled={isElsewhere} className={choices}>
      <Stack gap={16}>
        <RadioChips
          legend={text('checkout.tip')}
          isSection
          hint={text('checkout.tip.driver')}
          variant="row"
          value={typed === null && set.percent !== null ? String(set.percent) : OTHER}
          onChange={choose}
          options={offered.map(({ label, ...option }) => ({ ...option, label: <span className={strong}>{label}</span> }))}
        />
        {typed !== null && (
          <OtherTip {...{ typed, onType, error, isBusy }} onChoose={(amount) => onChoose({ percent: null, tip: amount })} />
        )}
      </Stack>
    </fieldset>
  );
}
