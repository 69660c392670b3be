import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';

/** The form of the checkout before anything is typed. */
export const emptyForm: Extract<CheckoutScreen, { kind: 'filling' }> = {
  kind: 'filling',
  busy: null,
  trouble: null,
  reasonCode: null,
  paymentResult: null,
  wallet: null,
  at: null,
  typed: {},
  tipPercent: 0,
  tip: 0,
  total: 1000,
  formerTotal: null,
  isOwnChange: false,
};
