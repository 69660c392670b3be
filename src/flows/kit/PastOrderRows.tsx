import type { FavoriteOrder, MenuShare, PastOrder } from '#domain/order/past-order.ts';
import { formatCents } from '#domain/money/money.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/past-orders.ts';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { whenAndWhere } from './past-order-text.ts';
import * as css from './PastOrders.css.ts';

/** What a list of past orders needs besides the orders. */
export interface PastOrderFacts {
  /** The day an order was placed, formatted; null where it is not known. */
  readonly dayPlaced: (order: PastOrder) => string | null;
  /** The picture key of an item of the menu, by its name; null where there is none. */
  readonly keyFor: (name: string) => string | null;
  /** How much of an order is on the menu today; null where that is not known. */
  readonly shareOf: (order: PastOrder) => MenuShare | null;
  /** Orders one again. */
  readonly onOrderAgain: (order: PastOrder) => void;
  /** Asks to make one right; null or left out: that is not done here. */
  readonly onHelp?: ((order: PastOrder) => void) | null;
}

interface PastOrderRowsProps extends PastOrderFacts {
  readonly orders: readonly (PastOrder | FavoriteOrder)[];
  /** Level of the heading with the name of each order. */
  readonly level: 'h2' | 'h3';
}

const MOST_PLATES = 3;

/** Pictures of what is on the menu; what is not any more has none. */
const platesOf = (items: readonly string[], keyFor: PastOrderFacts['keyFor']): readonly string[] =>
  [...new Set(items.flatMap((name) => keyFor(name) ?? []))].slice(0, MOST_PLATES);

/** Past orders, each with a button to order it again; one that is not fully available says so first. */
export const PastOrderRows = ({ orders, level: Heading, dayPlaced, keyFor, shareOf, onOrderAgain, onHelp = null }: PastOrderRowsProps) => (
  <ul className={css.list}>
    {orders.map((order) => {
      const items = order.items.join(', ');
      const share = shareOf(order);
      const isGone = share?.there === 0;
      return (
        <li key={order.orderId} className={css.order}>
          <div className={css.plates}>
            {platesOf(order.items, keyFor).map((key) => (
              <Thumbnail key={key} src={pictureOf(key)} size="small" />
            ))}
          </div>
          <div>
            <Heading className={css.name}>{'name' in order ? order.name : items}</Heading>
            {'name' in order && <p>{items}</p>}
            <p className={css.quiet}>{whenAndWhere(order, dayPlaced(order))}</p>
            <p className={css.quiet}>
              {text('pastOrders.number', { number: order.orderNumber })}
              {order.isGroupOrder && ` · ${text('pastOrders.group')}`}
            </p>
            {share && !isGone && share.there < share.all && <p className={css.quiet}>{text('reorder.some', { ...share })}</p>}
          </div>
          <div className={css.end}>
            <span className={css.total}>{formatCents(order.totalPrice)}</span>
            {isGone ? (
              <span className={css.quiet}>{text('reorder.gone')}</span>
            ) : (
              <OrderAgain name={'name' in order ? order.name : items} onClick={() => onOrderAgain(order)} />
            )}
            {onHelp && (
              <Button tone="quiet" aria-label={text('pastOrders.help.order', { number: order.orderNumber })} onClick={() => onHelp(order)}>
                {text('pastOrders.help')}
              </Button>
            )}
          </div>
        </li>
      );
    })}
  </ul>
);
