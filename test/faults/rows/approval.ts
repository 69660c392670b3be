import type { Row } from '../stage.ts';
import { addingPayPal, approvingApplePay } from '../stages/approval.tsx';

/** Windows over the checkout. */
export const approvalRows: readonly Row[] = [
  {
    endpoint: 'payments.paypal.token',
    when: 'PayPal is added',
    stage: addingPayPal,
    failed: { state: 'failed', says: 'addition.payPal.notAdded', offers: 'payPal.retry', leadsTo: 'asking' },
  },
  {
    endpoint: 'payments.applepay.session',
    when: 'Apple Pay approves the amount',
    stage: approvingApplePay,
    failed: {
      state: 'ready.failed',
      says: 'wallet.failed',
      values: { wallet: 'Apple Pay' },
      offers: 'wallet.pay',
      leadsTo: 'choosing.covered',
    },
  },
];
