import type { FavoriteOrder, MenuShare, PastOrder } from '#domain/order/past-order.ts';
import '#src/text/lazy/past-orders.ts';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { OrderRow } from './OrderRow.tsx';
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

/** How much of an order that is not whole can be had. */
const shareWords = ({ there, all }: MenuShare) => (there === 0 ? text('reorder.nothing') : text('reorder.some', { there, all }));

/** Past orders, each with a button to order it again; one that is not fully available says so first, and one that was canceled what became of it. */
export const PastOrderRows = ({ orders, level, dayPlaced, keyFor, shareOf, onOrderAgain, onHelp = null }: PastOrderRowsProps) => (
  <ul className={css.list}>
    {orders.map((order) => {
      const items = order.items.join(', ');
      const name = 'name' in order ? order.name : items;
      const share = shareOf(order);
      const isGone = share?.isGone === true;
      return (
        <OrderRow
          key={order.orderId}
          {...{ keyFor, level, name }}
          items={order.items}
          total={order.totalPrice}
          status={
            order.isCanceled ? (
              <p className={css.warning}>{text('pastOrders.canceled')}</p>
            ) : (
              share && !isGone && share.there < share.all && <p className={css.warning}>{shareWords(share)}</p>
            )
          }
          actions={
            <>
              {onHelp && !order.isCanceled && (
                <Button
                  tone="quiet"
                  aria-label={text('pastOrders.help.order', { number: order.orderNumber })}
                  onClick={() => onHelp(order)}
                >
                  {text('pastOrders.help')}
                </Button>
              )}
              {isGone ? (
                <span className={css.quiet}>{text('reorder.gone')}</span>
              ) : (
                <OrderAgain name={name} onClick={() => onOrderAgain(order)} />
              )}
            </>
          }
        >
          {'name' in order && <p>{items}</p>}
          <p className={css.quiet}>{whenAndWhere(order, dayPlaced(order))}</p>
          <p className={css.quiet}>
            {text('pastOrders.number', { number: order.orderNumber })}
            {order.isGroupOrder && ` · ${text('pastOrders.group')}`}
          </p>
        </OrderRow>
      );
    })}
  </ul>
);
