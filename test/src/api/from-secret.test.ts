import { expect, it } from 'vitest';
import { campusEntryFromSecret } from '#src/api/campus-card.ts';
import { campusCardFromSecret } from '#src/api/campus-payment.ts';
import { giftCardFromSecret } from '#src/api/gift-card-secret.ts';
import { milStarFromSecret } from '#src/api/mil-star.ts';
import { passwordsFromSecret, resetFromSecret } from '#src/api/password-secret.ts';
import { entryFromSecret } from '#src/api/payment-entry.ts';
import { cardFromSecret } from '#src/api/payment.ts';

const readers = {
  campusCardFromSecret,
  campusEntryFromSecret,
  cardFromSecret,
  entryFromSecret,
  giftCardFromSecret,
  milStarFromSecret,
  passwordsFromSecret,
  resetFromSecret,
};

it.each(Object.entries(readers))('%s fails without a word of what it was given', (_, read) => {
  for (const secret of ['canary', '"canary"', '{"number":"canary"', '["canary"]']) {
    expect(() => read(secret)).toThrow(/^What was typed cannot be read\.$/);
  }
});
