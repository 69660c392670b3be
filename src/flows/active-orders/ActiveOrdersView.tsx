import type { ReactNode } from 'react';
import '#src/text/lazy/active-orders.ts';
import { text } from '#src/text/text.ts';
import * as css from './ActiveOrders.css.ts';

/** The banner of the orders on their way (ACTIVE-01): its rows, the soonest first. */
export const ActiveOrdersView = ({ children }: { readonly children: ReactNode }) => (
  <section className={css.strip} aria-label={text('activeOrders.label')}>
    <ul className={css.orders}>{children}</ul>
  </section>
);
