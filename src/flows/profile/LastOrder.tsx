import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCents } from '#domain/money/money.ts';
import type { PastOrder } from '#domain/order/past-order.ts';
import '#src/text/lazy/past-orders.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { sceneOf } from '#src/pictures/pictures.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { OrderAgain } from '#src/flows/kit/OrderAgain.tsx';
import { whenAndWhere } from '#src/flows/kit/past-order-text.ts';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import { Block } from '#src/ui/Blocks.tsx';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { FoodScene } from '#src/ui/FoodScene.tsx';
import * as itemCss from './Items.css.ts';
import * as css from './Profile.css.ts';

interface LastOrderProps {
  /** Null: there is none yet; undefined: it is not known yet. */
  readonly order: PastOrder | null | undefined;
  /** The day it was placed, formatted; null where it is not known. */
  readonly day: string | null;
  /** Of the picture of something in it. */
  readonly imgKey: string | null;
  readonly linkToAll: ReactNode;
  readonly onRetry: () => void;
  /** Has an order again. */
  readonly onOrderAgain: (order: PastOrder) => void;
}

/** What was ordered last, and the way to more of it. */
export const LastOrder = ({ order, day, imgKey, linkToAll, onRetry, onOrderAgain }: LastOrderProps) => (
  <section className={css.group} aria-labelledby="profile-last">
    <div className={css.head}>
      <h2 id="profile-last">{text('profile.last')}</h2>
      {order !== null && linkToAll}
    </div>
    <div className={itemCss.last}>
      {order === null ? <EmptyDish beside="spoonOn" label={text('profile.empty.dish')} /> : <FoodScene {...sceneOf(imgKey)} isEager />}
      <div className={itemCss.lastWords}>
        {order === undefined && (
          <Waiting label={text('profile.last.loading')} onRetry={onRetry}>
            <div className={itemCss.lastWords}>
              <p className={itemCss.name}>
                <Block />
              </p>
              <p className={css.quiet}>
                <Block />
              </p>
              <p className={itemCss.amount}>
                <Block />
              </p>
            </div>
          </Waiting>
        )}
        {order === null && (
          <>
            <h3>{text('pastOrders.none')}</h3>
            <p className={css.quiet}>{text('pastOrders.none.lead')}</p>
          </>
        )}
        {order && (
          <>
            <p className={itemCss.name}>{order.items.join(', ')}</p>
            <p className={css.quiet}>{whenAndWhere(order, day)}</p>
            <p className={itemCss.amount}>{formatCents(order.totalPrice)}</p>
          </>
        )}
        <div className={itemCss.onwards}>
          {order && <OrderAgain tone="primary" name={order.items.join(', ')} onClick={() => onOrderAgain(order)} />}
          <Link to="/app/menu.html" className={buttonClass({ tone: order ? 'secondary' : 'primary' })}>
            {text('pastOrders.menu')}
          </Link>
        </div>
      </div>
    </div>
  </section>
);
