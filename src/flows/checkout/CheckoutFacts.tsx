import { useEffect, type ReactNode } from 'react';
import type { FilledDetails, KnownDetails } from '#domain/checkout/details.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { formatPhone } from '#domain/phone/format.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/checkout-facts.ts';
import { text } from '#src/text/text.ts';
import { isFocusLost } from '#src/ui/focus-heading.ts';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import * as css from './Checkout.css.ts';
import { orderWhen } from './order-when.ts';

interface CheckoutFactsProps {
  readonly order: SetUpOrder;
  readonly details: FilledDetails;
  /** In the place of the time. Default: the order can be had at it. */
  readonly when?: string | undefined;
  /** The cafe-local time of now. */
  readonly now: string;
  /** In cents; null: the order takes none. */
  readonly tip: Cents | null;
  /** The way to change how, where and when, already drawn. */
  readonly editOrder: ReactNode;
  /** Unfolds the form, of which they are in the place. Left out: an ending is, and they are only read. */
  readonly onEdit?: () => void;
}

/** What was said so far, while it is folded away. */
export function CheckoutFacts({ order, details, when, now, tip, editOrder, onEdit }: CheckoutFactsProps) {
  const { destination, cafe, address } = order;
  const to = destination === 'DELIVERY' ? address?.address1 : undefined;
  const edit = (label: string): ReactNode =>
    onEdit && (
      <InlineButton aria-label={label} onClick={onEdit}>
        {text('shell.edit')}
      </InlineButton>
    );
  const rows = [
    {
      label: text(`destination.${destination}`),
      value: [cafe.name, to, when ?? orderWhen(order, now)].filter(Boolean).join(' · '),
      change: onEdit && editOrder,
    },
    {
      label: text('checkout.who'),
      value: [`${details.firstName} ${details.lastName}`.trim(), formatPhone(details.phone)].filter(Boolean).join(' · '),
      change: edit(text('checkout.who.edit')),
    },
    ...(tip === null
      ? []
      : [
          {
            label: text('checkout.facts.tip'),
            value: tip === 0 ? text('checkout.facts.noTip') : formatCents(tip),
            change: edit(text('checkout.edit.tip')),
          },
        ]),
  ];
  return (
    <dl className={onEdit ? css.folds : css.facts}>
      {rows
        .filter(({ value }) => onEdit !== undefined || value !== '')
        .map(({ label, value, change }) => (
          <div key={label} className={css.fact}>
            <dt className={css.strong}>{label}</dt>
            <dd className={css.factValue}>{value}</dd>
            {change && <dd className={css.change}>{change}</dd>}
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
        <p className={css.contact}>{`${email} · ${phone}`}</p>
      </div>
      <InlineButton aria-label={text('checkout.who.edit')} onClick={onEdit}>
        {text('shell.edit')}
      </InlineButton>
    </div>
  );
}
