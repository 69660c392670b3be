import { expect, it } from 'vitest';
import { hasClosedFor } from '#domain/checkout/closed.ts';

const now = '2026-11-20T22:00';

it.for([
  ['as soon as possible, at a cafe that is closed', null, { isOpen: false, leadTime: null }, true],
  ['as soon as possible, at a cafe that closes before it is ready', null, { isOpen: true, leadTime: null }, true],
  ['as soon as possible, at an open cafe', null, { isOpen: true, leadTime: 12 }, false],
  ['for a time that has passed, at a cafe that has closed since', '2026-11-20T21:30', { isOpen: false, leadTime: null }, true],
  ['for tomorrow, at a cafe that is closed now', '2026-11-21T12:00', { isOpen: false, leadTime: null }, false],
  ['for a time that has passed, at an open cafe', '2026-11-20T21:30', { isOpen: true, leadTime: 12 }, false],
] as const)('An order %s has a closed cafe in its way: %o', ([, at, cafe, isClosed]) => {
  expect(hasClosedFor(cafe, { at, now })).toBe(isClosed);
});
