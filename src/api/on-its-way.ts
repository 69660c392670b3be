import { defineEntry } from './define-query.ts';

/**
 * Whether the order of a cart is being placed in another tab of this browser (decision 005). Null: a tab has just noted a call, and it is not known whether it
 * waits for the answer.
 */
export const onItsWay = defineEntry<[cartId: string], boolean | null>('order', 'onItsWay');
