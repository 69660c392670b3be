import { Link } from '@tanstack/react-router';
import type { Cart } from '#contract/cart-entity.ts';
import { centsFrom, formatCents } from '#domain/money/money.ts';
import type { SummaryDestination } from '#domain/order/destination.ts';
import { formatPhone } from '#domain/phone/format.ts';
import '#src/text/late/checkout.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Circle } from '#src/ui/Circle.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { detailsOf } from '../cart/CartLine.tsx';
import * as css from './Confirmation.css.ts';

interface ConfirmationViewProps {
  readonly cart: Cart;
  readonly destination: SummaryDestination;
  /** Name, street and town of the cafe. */
  readonly cafe: { readonly name: string; readonly address: string; readonly phone: string } | null;
  /** When it is promised for, in the cafe's time, as it is read. */
  readonly when: string;
}

/** The order is placed (SUBMIT-22): its number, what, where and when. */
export function ConfirmationView({ cart, destination, cafe, when }: ConfirmationViewProps) {
  const { customer, deliveryInfo, maskedOrderId, orderId, items, cartSummary } = cart;
  const isDelivery = destination === 'DELIVERY';
  const where = isDelivery
    ? [deliveryInfo?.address1, deliveryInfo?.address2, deliveryInfo?.city].filter(Boolean).join(', ')
    : cafe?.address;
  return (
    <Page
      above={
        <div className={css.mark}>
          <Circle />
        </div>
      }
      heading={text('confirmation.title')}
      lead={customer?.email ? text('confirmation.lead', { email: customer.email }) : undefined}
    >
      <Stack gap={32}>
        <dl className={css.facts}>
          <Fact label={text('confirmation.number')} value={maskedOrderId ?? orderId ?? ''} isLarge />
          <Fact label={text('confirmation.when')} value={when} isLarge />
          <Fact label={text('confirmation.how')} value={text(`destination.${destination}`)} />
          <Fact label={text('confirmation.where')} value={[cafe?.name, where].filter(Boolean).join(' · ')} />
          {cafe && <Fact label={text('confirmation.phone')} value={formatPhone(cafe.phone)} />}
        </dl>
        <section aria-label={text('confirmation.items')}>
          <Stack gap={12}>
            <h2>{text('confirmation.items')}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.sequenceNum} className={css.line}>
                  <span>
                    {item.quantity} × {item.name}
                    {detailsOf(item, item.size).map((word) => (
                      <span key={word} className={css.quiet}>
                        {word}
                      </span>
                    ))}
                  </span>
                  <span className={css.price}>{formatCents(centsFrom(item.totalPrice))}</span>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
        <CartTotals summary={cartSummary} />
        <div>
          <Link to="/app/startOrder.html" className={buttonClass({ tone: 'secondary' })}>
            {text('confirmation.another')}
          </Link>
        </div>
      </Stack>
    </Page>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  readonly isLarge?: boolean;
}

const Fact = ({ label, value, isLarge = false }: FactProps) => (
  <div>
    <dt className={css.quiet}>{label}</dt>
    <dd className={isLarge ? css.large : undefined}>{value}</dd>
  </div>
);
