import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { whenLabel } from '#domain/navigation/order-bar.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { asapAt } from '#domain/slots/lead-time.ts';
import { timeLabel } from '#domain/time/label.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { useIsDesk } from '#src/ui/useIsDesk.ts';
import * as css from './OrderPlace.css.ts';

interface OrderPlaceProps {
  readonly order: SetUpOrder;
  /** The cafe-local time of now. */
  readonly now: string;
  /** The page to come back to. */
  readonly returnTo: string;
  /** Under a heading of its own: with the address, and no box. Default: false. */
  readonly isSection?: boolean | undefined;
  /** The cafe on a map, beside a section of a desk. Default: nothing. */
  readonly map?: ReactNode;
}

/** How, where and when, with the way to change it, among the contents of a page (NAV-05 to -10). */
export function OrderPlace({ order, now, returnTo, isSection = false, map }: OrderPlaceProps) {
  const { destination, cafe, address } = order;
  const street = destination === 'DELIVERY' ? [address?.address1, address?.address2].filter(Boolean).join(', ') : cafe.address;
  const isDesk = useIsDesk();
  const hasMap = isDesk && Boolean(map);
  const edit = (
    <Link to="/app/startOrder.html" search={{ returnTo }} className={css.edit} aria-label={text('shell.edit.order')}>
      {text('shell.edit')}
    </Link>
  );
  return (
    <section className={isSection ? css.place : css.boxed} aria-label={text('shell.order')}>
      {hasMap && <div className={css.map}>{map}</div>}
      <div className={css.words}>
        <p className={css.what}>{isSection ? cafe.name : text(`cart.place.${destination}`, { cafe: cafe.name, street })}</p>
        {isSection && <p className={css.quiet}>{street}</p>}
        <p className={css.quiet}>{whenWords(order, now)}</p>
        {hasMap && edit}
      </div>
      {!hasMap && edit}
    </section>
  );
}

/** As soon as possible names its time where the kitchen has said how soon. */
function whenWords({ schedule, cafe, tableNumber }: SetUpOrder, now: string): string {
  if (tableNumber !== null) return text('shell.table', { number: tableNumber });
  const when = whenLabel(schedule, now);
  if (when !== null) return when;
  const minutes = schedule.priority === 'ASAP' ? schedule.leadMinutes : 0;
  return minutes > 0 ? text('cart.place.asap', { time: timeLabel(asapAt(now, minutes, cafe.timeZone)) }) : text('shell.asap');
}
