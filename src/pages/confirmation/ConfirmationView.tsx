import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleQuestionMark } from 'lucide';
import type { ReactNode } from 'react';
import type { MapPoint } from '#domain/cafe/map-view.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { MapSource } from '#domain/config/config.ts';
import type { SummaryDestination } from '#domain/order/destination.ts';
import { thingsOf } from '#domain/order/order-picture.ts';
import { whereToGo } from '#domain/order/where-to-go.ts';
import type { OrderPhase } from '#domain/tracking/phase.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/confirmation.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { CartTotals } from '#src/flows/cart/CartTotals.tsx';
import { FeedbackLink } from '#src/flows/kit/FeedbackLink.tsx';
import { OrderAgain } from '#src/flows/kit/OrderAgain.tsx';
import { OrderLines } from '#src/flows/cart/OrderLines.tsx';
import { CafeCard } from './CafeCard.tsx';
import { CallToChange } from './CallToChange.tsx';
import { JoinRow } from './JoinRow.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderScene } from './OrderScene.tsx';
import { Placed } from './Placed.tsx';
import type { ConfirmedCafe } from './confirmed-cafe.ts';
import * as css from './Confirmation.css.ts';
import { factsOf, isBrought, promiseWords } from './order-facts.ts';

interface ConfirmationViewProps {
  readonly cart: Cart;
  readonly destination: SummaryDestination;
  readonly cafe: ConfirmedCafe | null;
  /** Until when the cafe is open, or when it opens; empty where it is not known. */
  readonly hours: string;
  /** Where the cafe is on the map, and whether it is open now; null where it is not known. */
  readonly place: (MapPoint & { readonly isOpen: boolean }) | null;
  readonly map: MapSource;
  /** What else there is to know about the cafe; null: nothing. */
  readonly note: ReactNode;
  /** The cafe was asked for and did not come. */
  readonly isCafeMissing: boolean;
  /** Asks for the cafe again. */
  readonly onRetry: () => void;
  /** When it is promised for, or expected now, in the cafe's time, as it is read; null where the server did not say. */
  readonly when: string | null;
  /** The promised time has come: the kitchen has begun, whether or not it says so. */
  readonly isDue: boolean;
  /** That time is one of today: no day is named with it. */
  readonly isToday: boolean;
  /** The day of that time, `YYYY-MM-DD`; null where it is not known. */
  readonly day: string | null;
  /** What that time is; null: what is said of a new order. */
  readonly whenLabel: string | null;
  /** What it is to its guest: waited for, there, or over. */
  readonly phase: OrderPhase;
  /**
   * How far it is, its news in one line, whether the kitchen has begun it, and whether that is known or will not be said now; null where it is not
   * followed, or not yet.
   */
  readonly tracker: { readonly news: string; readonly view: ReactNode; readonly isBegun: boolean; readonly isKnown: boolean } | null;
  /** How far it is will be said, if it is not yet: its room is kept, so that nothing moves then. */
  readonly isTrackerDue: boolean;
  /** The guest will be asked whether they are there, or is. */
  readonly isArrivalDue: boolean;
  /** By which the guest of an order that comes to a car says that they are there; null where it does not, or not yet. */
  readonly arrival: ReactNode;
  /** By which the order is given up; null where nothing is known of that yet. */
  readonly cancellation: Cancellation | null;
  /** The guest has come back to it: the heading is its news (ROUTES-11). */
  readonly isActiveOrderRoute: boolean;
  /** Text of a calendar's file; null where the time, or the cafe with its time zone, is not known. */
  readonly calendar: string | null;
  readonly isMember: boolean;
  /** Opens the sign-up with the details of the order; null for a member, and for a guest who has answered that. */
  readonly onJoin: (() => void) | null;
  /** Offers news to a guest; null for a member, and where no address is known. */
  readonly newsOffer: ReactNode;
  /** What has paid for it, as a sentence; null where that is not known. */
  readonly paidWith: string | null;
  /** Address of the survey about ordering; null: none (FLAGS-27). */
  readonly feedbackUrl: string | null;
  /** The cafe that would make it again, where it is another one than before; null: the same, or the guest chooses it then. */
  readonly againAt: string | null;
  /** Has the order again. */
  readonly onOrderAgain: (order: { readonly orderId: string; readonly orderNumber: string }) => void;
  /** Asks to make the order right; null where that is not done online. */
  readonly onHelp: ((order: { readonly orderId: string; readonly orderNumber: string }) => void) | null;
}

/** How an order is given up. */
interface Cancellation {
  readonly view: ReactNode;
  /** It is offered, in place of a call. */
  readonly isOffered: boolean;
  /** The kitchen has begun: nothing is changed by a call any more. */
  readonly isBegun: boolean;
  /** A guest asks for it. */
  readonly onRequest: () => void;
}

/** The order is placed (SUBMIT-22): when and where, what helps until then, and what was ordered. */
export function ConfirmationView({
  cart,
  destination,
  cafe,
  isCafeMissing,
  onRetry,
  when,
  isToday,
  day,
  isDue,
  whenLabel,
  phase,
  tracker,
  isTrackerDue,
  arrival,
  isArrivalDue,
  cancellation,
  isActiveOrderRoute,
  calendar,
  isMember,
  onJoin,
  newsOffer,
  paidWith,
  feedbackUrl,
  againAt,
  onOrderAgain,
  onHelp,
  ...cafeNow
}: ConfirmationViewProps) {
  const { customer, items, orderId } = cart;
  const number = cart.maskedOrderId ?? cart.orderId ?? '';
  const name = customer?.firstName ?? '';
  const label = whenLabel ?? text(promiseWords(cart, destination, isToday));
  // What is there is not placed any more: the heading is its news.
  const news =
    isActiveOrderRoute || phase !== 'awaited'
      ? ((tracker?.isKnown ? tracker.news : null) ?? text(phase === 'over' ? 'confirmation.over' : 'confirmation.order'))
      : null;
  useKeptFocus(news === null ? 'placed' : 'news', isCafeMissing ? 1 : 0);
  // A bag waits at the cafe also when it is ready; what is brought is there then.
  const isToCome = phase === 'awaited' || (phase === 'ready' && !isBrought(destination));
  // Whether it can be changed is not known before how far it is.
  const isStatusDue = isTrackerDue && tracker?.isKnown !== true;
  // By how the guest says that they are there, without a heading that says the same.
  const isBeside = isToCome && (isArrivalDue || arrival !== null);
  const next = destination !== 'SUBSCRIPTION' && (
    <p>{text(`confirmation.next.${destination}`, { number, name: name === '' ? text('confirmation.yourName') : name })}</p>
  );
  const things = thingsOf(items);
  const what = text('confirmation.calendar.entry', { destination: text(`destination.${destination}`), number });
  return (
    <Page heading={null} width="columns">
      <Columns
        variant="formAndSummary"
        first={
          <Stack gap={24}>
            <OrderScene things={things} shape="strip" />
            {news === null ? (
              <Placed {...{ name, label }} when={isDue ? null : when} email={customer?.email ?? ''} />
            ) : (
              <PageHeading heading={news} />
            )}
            <div className={css.promise}>
              {when !== null && (
                <p>
                  <span className={css.quiet}>{label}</span>
                  <br />
                  <strong className={css.time}>{when}</strong>
                </p>
              )}
              <p className={css.quiet}>
                {cafe ? text(`confirmation.at.${destination}`, { cafe: cafe.name }) : text(`destination.${destination}`)}
              </p>
            </div>
            <div className={css.trackerRoom} data-due={(isTrackerDue && phase === 'awaited') || undefined}>
              {tracker?.view}
            </div>
            <div className={css.arrivalRoom} data-due={isArrivalDue || undefined}>
              {arrival}
            </div>
            {isBeside && next}
            <dl className={css.facts}>
              {factsOf(cart, destination, { number, day }).map((fact) => (
                <div key={fact.label} className={fact.isPrintedOnly ? css.printedOnly : undefined}>
                  <dt className={css.label}>{fact.label}</dt>
                  <dd className={css.fact}>{fact.value}</dd>
                </div>
              ))}
            </dl>
            <div className={css.notOnPaper}>
              <NewWords>
                {isCafeMissing && (
                  <Notice tone="warn" action={{ label: text('page.error.retry'), onAct: onRetry }}>
                    {text('confirmation.cafeMissing')}
                  </Notice>
                )}
              </NewWords>
            </div>
            <OrderActions
              place={whereToGo(destination, cafe?.address ?? null)}
              calendar={calendar}
              number={number}
              shared={[what, when !== null && `${label} ${when}`, cafe && `${cafe.name}, ${cafe.address}`].filter(Boolean).join('. ')}
            />
            {onJoin && <JoinRow onJoin={onJoin} />}
            <Stack gap={32}>
              {destination !== 'SUBSCRIPTION' && (
                <section className={css.part}>
                  {isToCome && !isBeside && (
                    <>
                      <h2>{text(isBrought(destination) ? 'confirmation.next.brought' : 'confirmation.next')}</h2>
                      {next}
                    </>
                  )}
                  <div className={css.change}>
                    {cancellation?.view}
                    {cafe && !isDue && !isStatusDue && !tracker?.isBegun && !cancellation?.isBegun && !cancellation?.isOffered && (
                      <CallToChange
                        cafe={cafe}
                        opens={cafeNow.place?.isOpen === false ? cafeNow.hours : null}
                        onCancel={isMember ? null : (cancellation?.onRequest ?? null)}
                      />
                    )}
                  </div>
                </section>
              )}
              <section className={css.order}>
                <h2>{text('confirmation.items')}</h2>
                <div className={css.lines}>
                  <OrderLines items={items} />
                </div>
                <CartTotals cart={cart} />
                {paidWith !== null && <p className={css.paid}>{paidWith}</p>}
              </section>
              {newsOffer && <div className={css.news}>{newsOffer}</div>}
              <div className={css.another}>
                {orderId !== null && (
                  <OrderAgain
                    name={items.map((item) => item.name).join(', ')}
                    onClick={() => onOrderAgain({ orderId, orderNumber: number })}
                  />
                )}
                <Link to="/app/startOrder.html" className={buttonClass({ tone: 'secondary' })}>
                  {text('confirmation.another')}
                </Link>
              </div>
              {againAt !== null && <p className={css.againAt}>{text('confirmation.again.at', { cafe: againAt })}</p>}
              {orderId !== null && onHelp && (
                <button type="button" className={css.help} aria-haspopup="dialog" onClick={() => onHelp({ orderId, orderNumber: number })}>
                  <Icon of={CircleQuestionMark} className={css.actionIcon} />
                  <span className={css.helpWords}>{text('confirmation.help')}</span>
                  <Icon of={ChevronRight} size={18} />
                </button>
              )}
              {feedbackUrl !== null && <FeedbackLink about="order" url={feedbackUrl} />}
            </Stack>
          </Stack>
        }
        second={
          <div className={css.side}>
            <OrderScene things={things} shape="scene" />
            {cafe && <CafeCard cafe={cafe} {...cafeNow} />}
          </div>
        }
      />
    </Page>
  );
}
