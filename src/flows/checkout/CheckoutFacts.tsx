import type { FilledDetails } from '#domain/checkout/details.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { formatPhone } from '#domain/phone/format.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import * as css from './Checkout.css.ts';

interface CheckoutFactsProps {
  readonly order: SetUpOrder;
  readonly details: FilledDetails;
  /** A cafe-local time as it is read. */
  readonly momentOf: (at: string) => string;
}

/** What was said so far, while an ending is in the form's place. */
export function CheckoutFacts({ order: { destination, cafe, address, schedule, tableNumber }, details, momentOf }: CheckoutFactsProps) {
  const at = schedule.priority === 'ASAP' ? text('shell.asap') : momentOf(schedule.at);
  const when = tableNumber === null ? at : text('shell.table', { number: tableNumber });
  const to = destination === 'DELIVERY' ? address?.address1 : undefined;
  const rows = [
    { label: text(`destination.${destination}`), value: [cafe.name, to, when].filter(Boolean).join(' · ') },
    { label: text('checkout.who'), value: `${details.firstName} ${details.lastName} · ${formatPhone(details.phone)}` },
  ];
  return (
    <dl className={css.facts}>
      {rows.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={css.factLabel}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
