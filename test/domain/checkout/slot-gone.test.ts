import { expect, it } from 'vitest';
import { hasClosedFor, slotOffer } from '#domain/checkout/slot-gone.ts';
import { unjudgedOffer } from '#domain/checkout/unjudged-offer.ts';

const now = '2026-11-20T22:00';

it.for([
  ['as soon as possible, at a cafe that is closed', null, { isOpen: false, closesAt: null }, 12, true],
  ['as soon as possible, at a cafe that closes before it is ready', null, { isOpen: true, closesAt: '2026-11-20T22:10' }, 12, true],
  ['as soon as possible, at an open cafe', null, { isOpen: true, closesAt: '2026-11-20T23:00' }, 12, false],
  ['as soon as possible, at an open cafe that names no lead time', null, { isOpen: true, closesAt: '2026-11-20T22:10' }, 0, false],
  ['as soon as possible, at an open cafe that does not say when it closes', null, { isOpen: true, closesAt: null }, 12, false],
  ['for a time that has passed, at a cafe that has closed since', '2026-11-20T21:30', { isOpen: false, closesAt: null }, 0, true],
  ['for tomorrow, at a cafe that is closed now', '2026-11-21T12:00', { isOpen: false, closesAt: null }, 0, false],
  ['for a time that has passed, at an open cafe', '2026-11-20T21:30', { isOpen: true, closesAt: '2026-11-20T23:00' }, 12, false],
] as const)('An order %s has a closed cafe in its way: %o', ([, at, cafe, leadMinutes, isClosed]) => {
  expect(hasClosedFor({ ...cafe, timeZone: 'America/Chicago' }, { at, now, leadMinutes })).toBe(isClosed);
});

const judged = ['07:00', '10:30', '10:45', '11:00', '11:15'].map((clock) => ({
  at: `2026-11-21T${clock}`,
  missing: clock < '10:30' ? 'Chili' : null,
}));

it('the first three times that hold the whole order are offered, and what is missing before them is named (SUBMIT-12, AVAIL-04)', () => {
  const times = ['2026-11-21T10:30', '2026-11-21T10:45', '2026-11-21T11:00'];
  expect(slotOffer('closed', judged)).toEqual({ slotReason: 'closed', nextSlot: '2026-11-21T07:00', times, missing: 'Chili' });
  expect(slotOffer('full', judged.slice(1))).toEqual({ slotReason: 'full', nextSlot: '2026-11-21T10:30', times, missing: null });
});

it('no time is offered where none holds the whole order, or none is free (SUBMIT-12)', () => {
  expect(slotOffer('full', judged.slice(0, 1))).toMatchObject({ nextSlot: '2026-11-21T07:00', times: [], missing: 'Chili' });
  expect(slotOffer('full', [])).toEqual(unjudgedOffer('full', null));
});
