import type { OrderCafe } from '#domain/order/order.ts';
import { text } from '#src/text/text.ts';

/** Says whose menu it is before there is an order. */
export const noticeBefore = (cafe: OrderCafe | null): string =>
  [cafe && text('menu.noOrder', { cafe: cafe.name }), text('menu.noCafe')].filter(Boolean).join(' ');
