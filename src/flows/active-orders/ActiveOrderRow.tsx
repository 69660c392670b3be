import { Link } from '@tanstack/react-router';
import { pageIdOf, type OwnedOrder } from '#domain/order/active-orders.ts';
import { promiseLabel } from '#domain/order/promise.ts';
import { trackedDestinationOf } from '#domain/tracking/destination.ts';
import type { TrackerScreen } from '#machines/tracker/tracker.screen.ts';
import { newsOf, newTimeOf, promisedTime } from '#src/flows/tracker/tracker-words.ts';
import '#src/text/lazy/active-orders.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as css from './ActiveOrders.css.ts';

interface ActiveOrderRowProps {
  readonly order: OwnedOrder;
  /** How far it is; null where it is not followed, or not yet. */
  readonly tracker: TrackerScreen | null;
  /** Cafe-local time at which the row is read. */
  readonly now: string;
}

/** An order on its way: its news, its time, and the way to its page. A new stage is announced politely. */
export function ActiveOrderRow({ order, tracker, now }: ActiveOrderRowProps) {
  const { number, destination, cafeName, at } = order;
  const tracked = trackedDestinationOf(destination);
  // The same words before the first answer: nothing moves when it comes.
  const time = (tracker && newTimeOf(tracker, at, now)) ?? (tracked && promisedTime(tracked, at, now));
  const when = promiseLabel(time?.at ?? at, now);
  return (
    <li className={css.order}>
      <span className={css.dot} />
      <div className={css.words}>
        <LiveRegion>
          <p className={css.news}>{tracker?.status ? newsOf(tracker) : text('activeOrders.placed')}</p>
        </LiveRegion>
        <p className={css.quiet}>
          {text('activeOrders.at', {
            time: time ? text('activeOrders.time', { label: time.label, when }) : when,
            cafe: cafeName,
            destination: text(`activeOrders.way.${destination}`),
          })}
        </p>
      </div>
      <Link to="/app/activeorder/$orderId" params={{ orderId: pageIdOf(order) }} className={buttonClass({ tone: 'secondary' })}>
        <span aria-hidden>{text('activeOrders.track')}</span>
        <VisuallyHidden>{text('activeOrders.track.of', { number })}</VisuallyHidden>
      </Link>
    </li>
  );
}
