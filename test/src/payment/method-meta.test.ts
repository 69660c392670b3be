import { expect, it } from 'vitest';
import type { StoredMethod } from '#domain/payment/offered.ts';
import { methodMeta } from '#src/flows/payment-selection/payer-words.ts';

const card: StoredMethod = { id: 'card-1', kind: 'card', type: 'VISA', label: '1111', expires: '1126', isExpired: false, isDefault: true };

it.each([
  ['2026-10-31', 'Expires 11 / 2026. Your default'],
  ['2026-11-01', 'Expires this month'],
  ['2026-11-30', 'Expires this month'],
] as const)('on %s a stored card that is good until the end of November says: %s (PAYSTORED-07, PAYSTORED-14)', (today, words) => {
  expect(methodMeta(card, today)).toBe(words);
});
