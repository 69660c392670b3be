import { formatCents, type Cents } from '#domain/money/money.ts';
import '#src/text/lazy/addition.ts';
import { text } from '#src/text/text.ts';
import * as css from './PaymentSelection.css.ts';

/** One payment method's share of the total. */
export interface Payer {
  readonly key: string;
  readonly name: string;
  readonly cents: Cents;
  /** A gift card; else the method, or what is left to pay. */
  readonly isGiftCard: boolean;
}

const giftColors = ['ink', 'muted', 'good'] as const;

/** Share of each payment method, as a bar and as text. */
export function PaymentBar({ payers }: { readonly payers: readonly Payer[] }) {
  const colored = payers.map((payer, at) => ({
    ...payer,
    color: payer.isGiftCard ? (giftColors[at % giftColors.length] ?? 'ink') : ('accent' as const),
  }));
  return (
    <section className={css.split} aria-label={text('payment.split')}>
      <h3 className={css.splitName}>{text('payment.split')}</h3>
      <div className={css.bar} aria-hidden="true">
        {colored.map(({ key, color, cents }) => (
          <div key={key} className={css.part[color]} style={{ flexGrow: cents }} />
        ))}
      </div>
      <dl className={css.shares}>
        {colored.map(({ key, color, name, cents }) => (
          <div key={key} className={css.share}>
            <span className={css.key[color]} aria-hidden="true" />
            <dt className={css.payer}>{name}</dt>
            <dd className={css.amount}>{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
