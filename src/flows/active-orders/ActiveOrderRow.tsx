import '#src/text/lazy/active-orders.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { TrackLink } from './TrackLink.tsx';
import { wordsOf, type FollowedOrder } from './active-order-words.ts';
import * as css from './ActiveOrders.css.ts';

interface ActiveOrderRowProps extends FollowedOrder {
  /** There are other rows: the number tells them apart. */
  readonly isOneOfSeveral: boolean;
}

/** An order on its way: its news, its time, and the way to its page. A new stage is announced politely. */
export function ActiveOrderRow({ isOneOfSeveral, ...followed }: ActiveOrderRowProps) {
  const { order } = followed;
  const { news, time } = wordsOf(followed);
  return (
    <li className={css.order}>
      <span className={css.dot} />
      <div className={css.words}>
        <LiveRegion>
          <p className={css.news}>{news}</p>
        </LiveRegion>
        <p className={css.quiet}>
          {text('activeOrders.at', { time, cafe: order.cafeName, destination: text(`activeOrders.way.${order.destination}`) })}
        </p>
      </div>
      <TrackLink order={order} tone="secondary" isNumbered={isOneOfSeveral} />
    </li>
  );
}
