import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';

type Busy = Extract<CheckoutScreen, { kind: 'filling' }>['busy'];

/** Whether another tip can be chosen: not while the order is on its way with the one that is set (CART-10). */
export const takesTip = (busy: Busy): boolean => busy === null || busy === 'repricing' || busy === 'savingTip';
