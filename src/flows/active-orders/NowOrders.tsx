import type { ReactNode } from 'react';
import * as css from '#src/flows/kit/PastOrders.css.ts';
import '#src/text/lazy/past-orders.ts';
import { text } from '#src/text/text.ts';

/** The orders that are on their way, above those of before. */
export const NowOrders = ({ children }: { readonly children: ReactNode }) => (
  <section className={css.group} aria-labelledby="orders-now">
    <h2 id="orders-now">{text('pastOrders.now')}</h2>
    <ul className={css.list}>{children}</ul>
  </section>
);
