/** Key under which a tab knows what its last order was paid with. */
export const PAID_KEY = 'paidWith';
/** Key under which a tab knows what was chosen to pay with. */
export const CHOICE_KEY = 'flow.payment';
