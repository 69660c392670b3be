import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { filteredOrders, hasBothKinds, orderFilters, type OrderFilter, type PastOrder } from '#domain/order/past-order.ts';
import '#src/text/lazy/past-orders.ts';
import { text } from '#src/text/text.ts';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { PastOrderRows, type PastOrderFacts } from './PastOrderRows.tsx';
import * as css from './PastOrders.css.ts';

interface PastOrdersProps extends PastOrderFacts {
  readonly orders: readonly PastOrder[];
  /** Heading beside the filter; null where the page has its own. */
  readonly heading: string | null;
}

/** What was ordered before (PROFILE-05). Where there are orders of one and of several guests, either can be shown alone. */
export function PastOrders({ orders, heading, ...facts }: PastOrdersProps) {
  const [filter, setFilter] = useState<OrderFilter>('all');
  if (orders.length === 0) return <NoOrders />;
  const isFiltered = hasBothKinds(orders);
  return (
    <section className={css.group} aria-label={heading ?? undefined}>
      {(heading !== null || isFiltered) && (
        <div className={css.head}>
          {heading !== null && <h2>{heading}</h2>}
          {isFiltered && (
            <div className={css.filter}>
              <Segments
                label={text('pastOrders.filter')}
                value={filter}
                options={orderFilters.map((value) => ({ value, label: text(`pastOrders.filter.${value}`) }))}
                onChange={setFilter}
              />
            </div>
          )}
        </div>
      )}
      <PastOrderRows orders={filteredOrders(orders, isFiltered ? filter : 'all')} level={heading === null ? 'h2' : 'h3'} {...facts} />
    </section>
  );
}

const NoOrders = () => (
  <EmptyState
    picture={
      <div className={css.dish}>
        <EmptyDish beside="spoonOn" label={text('pastOrders.none')} />
      </div>
    }
    heading={text('pastOrders.none')}
    action={
      <Link to="/app/menu.html" className={buttonClass()}>
        {text('pastOrders.menu')}
      </Link>
    }
  >
    {text('pastOrders.none.lead')}
  </EmptyState>
);
