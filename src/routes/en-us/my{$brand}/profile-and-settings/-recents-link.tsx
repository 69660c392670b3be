import { Link } from '@tanstack/react-router';
import * as css from '#src/flows/profile/Items.css.ts';
import '#src/text/lazy/past-orders.ts';
import { text } from '#src/text/text.ts';

/** The way to recent and favorite orders. */
export const RecentsLink = () => (
  <div>
    <Link to="/app/recent-orders.html" className={css.textLink}>
      {text('pastOrders.recents')}
    </Link>
  </div>
);
