import type { PastOrder } from '#domain/order/past-order.ts';
import { OrderRow } from '#src/flows/kit/OrderRow.tsx';
import * as css from '#src/flows/kit/PastOrders.css.ts';
import '#src/text/lazy/active-orders.ts';
import '#src/text/lazy/past-orders.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { TrackLink } from './TrackLink.tsx';
import { wordsOf, type FollowedOrder } from './active-order-words.ts';

interface OrderToComeProps extends FollowedOrder {
  /** The same order, as the account lists it. */
  readonly listed: PastOrder;
  /** The picture key of an item of the menu, by its name; null where there is none. */
  readonly keyFor: (name: string) => string | null;
}

/** An order of the account that is not over: its news and the way to its page. A new stage is announced politely. */
export function OrderToCome({ listed, keyFor, ...followed }: OrderToComeProps) {
  const { order } = followed;
  const { news, time } = wordsOf(followed);
  const way = text(`activeOrders.way.${order.destination}`);
  return (
    <OrderRow
      {...{ keyFor, level: 'h3' }}
      items={listed.items}
      name={listed.items.join(', ')}
      total={listed.totalPrice}
      status={
        <LiveRegion>
          <p className={css.news}>{news}</p>
        </LiveRegion>
      }
      actions={<TrackLink order={order} tone="primary" />}
    >
      <p className={css.quiet}>{text('activeOrders.at', { time, cafe: order.cafeName, destination: way })}</p>
      <p className={css.quiet}>{text('pastOrders.number', { number: listed.orderNumber })}</p>
    </OrderRow>
  );
}
