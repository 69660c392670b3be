import { expect, it } from 'vitest';
import { reasonCodes } from '#contract/reason-codes.ts';
import { placeOfRefusal } from '#domain/checkout/refusal.ts';
import { endingOf } from '#src/flows/submit/ending-words.ts';

it.each([
  reasonCodes.timeMissing,
  reasonCodes.tableMissing,
  reasonCodes.addressMissing,
  reasonCodes.customerMissing,
  reasonCodes.tipNotAllowed,
  reasonCodes.tokenUnknown,
  reasonCodes.paymentMissing,
  reasonCodes.amountMismatch,
])('an order that is refused with %s says why (SUBMIT-10)', (reasonCode) => {
  const { heading, words } = endingOf(
    { kind: 'refused', reasonCode, lastFour: null, limit: null },
    { now: '2026-11-20T11:30', order: null, picked: null },
  );
  expect([heading, words, placeOfRefusal(reasonCode)]).not.toContain('Something went wrong on our end. Your cart is saved.');
});
