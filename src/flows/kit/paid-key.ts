/** Key under which a tab knows what its last order was paid with. */
export const PAID_KEY = 'paidWith';
