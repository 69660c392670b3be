import type { ReactNode } from 'react';
import * as css from '#src/flows/kit/PastOrders.css.ts';
import '#src/text/lazy/past-orders.ts';
import { text } from '#src/text/text.ts';

interface OrdersToComeProps {
  /** One at least is on its way (ACTIVE-01); false: all are for later. */
  readonly isNow: boolean;
  readonly children: ReactNode;
}

/** The orders that are not over, above those of before. */
export const OrdersToCome = ({ isNow, children }: OrdersToComeProps) => (
  <section className={css.group} aria-labelledby="orders-to-come">
    <h2 id="orders-to-come">{text(isNow ? 'pastOrders.now' : 'pastOrders.later')}</h2>
    <ul className={css.list}>{children}</ul>
  </section>
);
