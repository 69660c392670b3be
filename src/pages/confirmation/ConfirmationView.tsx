import { Link } from '@tanstack/react-router';
import type { Cart } from '#contract/cart-entity.ts';
import { drawable } from '#domain/app/list-max.ts';
import { centsFrom, formatCents } from '#domain/money/money.ts';
import type { SummaryDestination } from '#domain/order/destination.ts';
import { formatPhone } from '#domain/phone/format.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Circle } from '#src/ui/Circle.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { CartTotals } from '#src/flows/cart/CartTotals.tsx';
import { detailsOf } from '#src/flows/cart/CartLine.tsx';
import { Undrawn } from '#src/flows/cart/Undrawn.tsx';
import type { ConfirmedCafe } from './confirmed-cafe.ts';
import * as css from './Confirmation.css.ts';

interface ConfirmationViewProps {
  readonly cart: Cart;
  readonly destination: SummaryDestination;
  readonly cafe: ConfirmedCafe | null;
  /** The cafe was asked for and did not come. */
  readonly isCafeMissing: boolean;
  /** Asks for the cafe again. */
  readonly onRetry: () => void;
  /** When it is promised for, in the cafe's time, as it is read; null where the server did not say. */
  readonly when: string | null;
}

/** The order is placed (SUBMIT-22): its number, what, where and when. */
export function ConfirmationView({ cart, destination, cafe, isCafeMissing, onRetry, when }: ConfirmationViewProps) {
  const { customer, maskedOrderId, orderId, items, cartSummary } = cart;
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
          {when !== null && <Fact label={text(promiseLabel(cart, destination))} value={when} isLarge />}
          <Fact label={text('confirmation.how')} value={text(`destination.${destination}`)} />
          {placeFacts(cart, destination, cafe).map(({ label, value }) => (
            <Fact key={label} label={label} value={value} />
          ))}
          {cafe && <Fact label={text('confirmation.phone')} value={formatPhone(cafe.phone)} />}
        </dl>
        {isCafeMissing && (
          <Notice tone="warn" isLive action={{ label: text('checkout.retry'), onAct: onRetry }}>
            {text('confirmation.cafeMissing')}
          </Notice>
        )}
        <section aria-label={text('confirmation.items')}>
          <Stack gap={12}>
            <h2>{text('confirmation.items')}</h2>
            <ul>
              {drawable(items).map((item) => (
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
            <Undrawn list={items} />
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

/** A delivery arrives; an order as soon as possible is ready about that time; one for later is for its time. */
function promiseLabel({ cartSummary }: Cart, destination: SummaryDestination) {
  if (destination === 'DELIVERY') return 'confirmation.arrives';
  return cartSummary.priority === 'ASAP' ? 'confirmation.ready' : 'confirmation.when';
}

/** Where the order is handed over: the table, the parking spot, the address of a delivery, the cafe. */
function placeFacts({ cafes, cartSummary, deliveryInfo }: Cart, destination: SummaryDestination, cafe: ConfirmationViewProps['cafe']) {
  const table = destination === 'DINEIN' ? cafes[0]?.pagerNum : null;
  const spot = destination === 'CURBSIDE' ? cartSummary.parkingSpot : null;
  const address = [deliveryInfo?.address1, deliveryInfo?.address2, deliveryInfo?.city].filter(Boolean).join(', ');
  const place =
    destination === 'DELIVERY'
      ? [
          { label: text('confirmation.address'), value: address },
          { label: text('confirmation.from'), value: cafe?.name ?? '' },
        ]
      : [{ label: text('confirmation.where'), value: [cafe?.name, cafe?.address].filter(Boolean).join(' · ') }];
  return [
    { label: text('confirmation.table'), value: table ? String(table) : '' },
    { label: text('confirmation.spot'), value: spot ?? '' },
    ...place,
  ].filter(({ value }) => value !== '');
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
