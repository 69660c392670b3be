import { defineLazyFlow } from '#src/app/define-flow.ts';

/** The orders that were placed and are not over, with a tracker for each (decision 034). It lasts as long as the page. */
export const activeOrdersFlow = defineLazyFlow({ name: 'activeOrders', load: () => import('./active-orders.logic.ts') });
