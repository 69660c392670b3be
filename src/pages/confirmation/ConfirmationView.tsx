import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { SummaryDestination } from '#domain/order/destination.ts';
import { whereToGo } from '#domain/order/where-to-go.ts';
import { formatPhone } from '#domain/phone/format.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { CartTotals } from '#src/flows/cart/CartTotals.tsx';
import { OrderLines } from '#src/flows/cart/OrderLines.tsx';
import { OrderActions } from './OrderActions.tsx';
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
  /** Text of a calendar's file; null where the time, or the cafe with its time zone, is not known. */
  readonly calendar: string | null;
}

/** The order is placed (SUBMIT-22): its number, what, where and when. */
export function ConfirmationView({ cart, destination, cafe, isCafeMissing, onRetry, when, calendar }: ConfirmationViewProps) {
  const { customer, items } = cart;
  const number = cart.maskedOrderId ?? cart.orderId ?? '';
  const name = customer?.firstName ?? '';
  return (
    <Page heading={null} width="columns">
      <Columns
        variant="formAndSummary"
        first={
          <Stack gap={32}>
            <div className={css.top}>
              <PageHeading heading={name === '' ? text('confirmation.title') : text('confirmation.title.named', { name })} />
              <p className={css.placed}>
                <Icon of={CircleCheck} />
                {customer?.email ? text('confirmation.lead', { email: customer.email }) : text('confirmation.placed')}
              </p>
            </div>
            <dl className={css.facts}>
              <Fact label={text('confirmation.number')} value={number} isLarge />
              {when !== null && <Fact label={text(promiseLabel(cart, destination))} value={when} isLarge />}
              <Fact label={text('confirmation.how')} value={text(`destination.${destination}`)} />
              {placeFacts(cart, destination, cafe).map(({ label, value }) => (
                <Fact key={label} label={label} value={value} />
              ))}
              {cafe && <Fact label={text('confirmation.phone')} value={<a href={`tel:${cafe.phone}`}>{formatPhone(cafe.phone)}</a>} />}
            </dl>
            {isCafeMissing && (
              <Notice tone="warn" isLive action={{ label: text('checkout.retry'), onAct: onRetry }}>
                {text('confirmation.cafeMissing')}
              </Notice>
            )}
            <OrderActions place={whereToGo(destination, cafe?.address ?? null)} calendar={calendar} number={number} />
            {hasNextStep(destination) && (
              <section>
                <h2>{text('confirmation.next')}</h2>
                <p className={css.next}>{text(`confirmation.next.${destination}`, { number })}</p>
              </section>
            )}
            <div className={css.another}>
              <Link to="/app/startOrder.html" className={buttonClass({ tone: 'secondary' })}>
                {text('confirmation.another')}
              </Link>
            </div>
          </Stack>
        }
        second={
          <Panel heading={text('confirmation.items')} hasHeadingBelow>
            <OrderLines items={items} />
            <CartTotals cart={cart} />
          </Panel>
        }
      />
    </Page>
  );
}

const hasNextStep = (destination: SummaryDestination) => destination !== 'SUBSCRIPTION';

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
  readonly value: ReactNode;
  readonly isLarge?: boolean;
}

const Fact = ({ label, value, isLarge = false }: FactProps) => (
  <div>
    <dt className={css.quiet}>{label}</dt>
    <dd className={isLarge ? css.large : undefined}>{value}</dd>
  </div>
);
