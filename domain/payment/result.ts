/** Results of a payment that did not go through, in the server's words (GEN-18): nothing was charged. */
export const failedPayments = ['DECLINED', 'PAYMENT_ERROR', 'PAYMENT_FAILED', 'CANCELED'] as const;
export type FailedPayment = (typeof failedPayments)[number];

/** Results of a payment, in the server's words (GEN-18). */
export const paymentResults = ['PAYMENT_COMPLETED', ...failedPayments] as const;

/** Returns the result of a payment that did not go through; null for a completed one, another word, or anything that is no text (GEN-18). */
export const failedPaymentFrom = (value: unknown): FailedPayment | null => failedPayments.find((result) => result === value) ?? null;
