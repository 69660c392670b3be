import { expect, it } from 'vitest';
import { paymentFor } from '#domain/checkout/payment.ts';

it('pays without gift cards where there are none (SUBMIT-02)', () => {
  expect(paymentFor({ total: 100, cards: [] })).toEqual({ creditCards: [], giftCards: [], campusCards: [] });
});
