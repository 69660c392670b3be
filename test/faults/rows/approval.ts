import type { Row } from '../stage.ts';
import { addingPayPal } from '../stages/approval.tsx';

/** Windows over the checkout. */
export const approvalRows: readonly Row[] = [
  {
    endpoint: 'payments.paypal.token',
    when: 'PayPal is added',
    stage: addingPayPal,
    failed: { state: 'failed', says: 'addition.payPal.notAdded', offers: 'payPal.retry', leadsTo: 'asking' },
  },
];
