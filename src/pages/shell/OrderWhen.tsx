import type { SetUpOrder } from '#domain/order/order.ts';
import * as css from './AppShell.css.ts';
import { orderWords } from './order-words.ts';

interface OrderWhenProps {
  readonly order: SetUpOrder;
  /** The cafe-local time of now. */
  readonly now: string;
}

/** When an order in hand is for, in the bar (NAV-08, NAV-09). */
export const OrderWhen = ({ order, now }: OrderWhenProps) => <span className={css.when}>{orderWords(order, now).when}</span>;
