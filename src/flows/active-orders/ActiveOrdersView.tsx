import type { ReactNode } from 'react';
import '#src/text/lazy/active-orders.ts';
import { text } from '#src/text/text.ts';
import * as css from './ActiveOrders.css.ts';

interface ActiveOrdersViewProps {
  /** Its rows; none: there is no banner. */
  readonly children: readonly ReactNode[];
  /** It is not known yet whether the orders may be shown: their room is kept, so that nothing moves then. */
  readonly isComing?: boolean;
}

/** The banner of the orders on their way (ACTIVE-01): its rows, the soonest first. */
export const ActiveOrdersView = ({ children, isComing = false }: ActiveOrdersViewProps) =>
  children.length > 0 && (
    <section className={css.strip} aria-label={text('activeOrders.label')} data-coming={isComing || undefined}>
      <ul className={css.orders}>{children}</ul>
    </section>
  );
