import { defineEntry } from './define-query.ts';

/** Whether the order of a cart is being placed in another tab of this browser (decision 005). */
export const onItsWay = defineEntry<[cartId: string], boolean>('order', 'onItsWay');
