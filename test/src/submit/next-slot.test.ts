import { expect, it } from 'vitest';
import { unjudgedOffer } from '#domain/checkout/unjudged-offer.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { definiteResultOf } from '#src/flows/submit/submit-refusal.ports.ts';
import { ApiError } from '#src/api/errors.ts';

it.for([
  ['2026-11-20T12:00', '2026-11-20T12:00'],
  ['2026-11-20T12:00:00', '2026-11-20T12:00'],
  ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00'],
  ['soon', null],
  ['', null],
  [1200, null],
  [undefined, null],
] as const)('The next slot %o of a taken time is offered as %o (SUBMIT-12)', ([sent, offered]) => {
  const details = [{ name: 'nextSlot', value: sent }];
  const error = new ApiError({ kind: 'refused', endpoint: 'cart.submit', status: 422, reasonCode: reasonCodes.slotGone, details });
  expect(definiteResultOf(error)).toEqual({ kind: 'slotGone', slot: unjudgedOffer('full', offered) });
});
