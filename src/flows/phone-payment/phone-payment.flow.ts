import { defineLazyFlow } from '#src/app/define-flow.ts';

/** A payment by phone, inside the submission. */
export const phonePaymentFlow = defineLazyFlow({ name: 'phonePayment', load: () => import('./phone-payment.logic.ts') });
