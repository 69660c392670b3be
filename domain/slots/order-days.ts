import type { Cents } from '../money/money.ts';
import type { OrderCafe } from '../order/order.ts';
import type { ServiceDay } from './service-day.ts';

/** On which days, how soon and on which terms a cafe takes orders (SLOTS-01). */
export interface OrderDays {
  readonly days: readonly ServiceDay[];
  /** Minutes until an order as soon as possible is ready; null while the kitchen takes none. */
  readonly leadTime: number | null;
  /** The amounts, in cents, from which on an order takes longer. */
  readonly largeFrom: readonly Cents[];
  readonly terms: Pick<OrderCafe, 'deliveryMinimum' | 'deliveryProvider' | 'largeOrderMinimum'>;
}
