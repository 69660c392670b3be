import { useEffect } from 'react';
import type { FilledDetails, KnownDetails } from '#domain/checkout/details.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { formatPhone } from '#domain/phone/format.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { isFocusLost } from '#src/ui/focus-heading.ts';
import { InlineButton } from '#src/ui/InlineButton.tsx';
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

interface DetailsFactsProps {
  readonly details: KnownDetails;
  readonly onEdit: () => void;
}

/** Who it is for, as the account has it. Edit leads to the fields, of which the first takes the focus. */
export function DetailsFacts({ details: { firstName, lastName, email, phone }, onEdit }: DetailsFactsProps) {
  useEffect(
    () => () => {
      if (isFocusLost()) document.querySelector<HTMLElement>('[name=firstName]')?.focus();
    },
    [],
  );
  return (
    <div className={css.known}>
      <div>
        <p>{`${firstName} ${lastName}`}</p>
        <p>{`${email} · ${phone}`}</p>
      </div>
      <InlineButton aria-label={text('checkout.who.edit')} onClick={onEdit}>
        {text('shell.edit')}
      </InlineButton>
    </div>
  );
}
