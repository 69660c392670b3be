import { describe, expect, it } from 'vitest';
import { isRealCafe, NO_CAFE } from '#domain/cafe/cafe.ts';
import { judgeGeocode } from '#domain/cafe/geocode.ts';
import { canCheckOut } from '#domain/cart/checkable.ts';
import { keepWishes, noWishes, readQuery } from '#domain/navigation/query.ts';
import { noticeOf, NOTICE_MS } from '#domain/notice/notice.ts';
import { canChoose, curbsideCutoffOn, isPastCurbside } from '#domain/slots/slot.ts';
import { isTimeZone } from '#domain/time/cafe-time.ts';

describe('a cafe', () => {
  it.for([null, '', NO_CAFE])('is none by the id %j', (id) => {
    expect(isRealCafe(id)).toBe(false);
  });

  it('is one by any other', () => {
    expect(isRealCafe('203')).toBe(true);
  });
});

it('reads an address whatever its case and spaces (CAFE-22)', () => {
  const found = { status: 'VALID', formattedAddress: '1 Main St' };
  expect(judgeGeocode(' 1  MAIN st ', found)).toBe('accepted');
  expect(judgeGeocode('1Main St', found)).toBe('didYouMean');
});

describe('a checkout needs something to pay for (CHECKOUT-01)', () => {
  it.for([
    [{ items: [1], childCarts: [] }, true],
    [{ items: [], childCarts: [{ cartStatus: 'SUBMITTED', items: [1] }] }, true],
    [{ items: [], childCarts: [{ cartStatus: 'SUBMITTED', items: [] }] }, false],
    [{ items: [], childCarts: [{ cartStatus: 'IN_PROGRESS', items: [1] }] }, false],
  ] as const)('%j: %s', ([cart, isEnough]) => {
    expect(canCheckOut(cart)).toBe(isEnough);
  });
});

describe('what an address asked for', () => {
  const kept = { discountCode: 'A', regReferrer: 'B', regCampaign: 'C', promoCode: 'D', homeCafeId: 'E', ref: 'F' };

  it('is kept until another address says otherwise', () => {
    expect(keepWishes(kept, noWishes)).toEqual(kept);
    expect(keepWishes(noWishes, kept)).toEqual(kept);
    const now = { discountCode: '1', regReferrer: '2', regCampaign: '3', promoCode: '4', homeCafeId: '5', ref: '6' };
    expect(keepWishes(kept, now)).toEqual(now);
  });

  it('is at first nothing', () => {
    expect(noWishes).toEqual({ discountCode: null, regReferrer: null, regCampaign: null, promoCode: null, homeCafeId: null, ref: null });
  });

  it('reads an absent parameter as none, and one that is there as it stands', () => {
    expect(readQuery([])).toMatchObject({ nco: null, groupOrder: false, promoCode: null });
    expect(readQuery([['nco', ' x ']])).toMatchObject({ nco: ' x ' });
    expect(readQuery([['groupOrder', 'yes']])).toMatchObject({ groupOrder: false });
    expect(readQuery([['groupOrder', 'true']])).toMatchObject({ groupOrder: true });
  });
});

it('makes a notice with what most have (SNACK-04)', () => {
  const notice = noticeOf('error', 'page.error');
  const usual = { values: {}, reasonCode: null, action: null, hidesOnTouch: false, ms: NOTICE_MS };
  expect(notice).toEqual({ tone: 'error', key: 'page.error', ...usual });
  expect(noticeOf('info', 'shell.offline', { ms: 1 }).ms).toBe(1);
});

describe('a time of the kitchen (SLOTS-09)', () => {
  const noon = { at: '2026-11-21T12:00', isOpen: true };

  it('can be chosen until it comes', () => {
    const choosing = { destination: 'RPU', curbsideCutoff: '09:00' } as const;
    expect(canChoose(noon, { ...choosing, now: '2026-11-21T11:59' })).toBe(true);
    expect(canChoose(noon, { ...choosing, now: '2026-11-21T12:00' })).toBe(false);
    expect(canChoose({ ...noon, isOpen: false }, { ...choosing, now: '2026-11-21T11:59' })).toBe(false);
  });

  it('is past curbside from the cutoff on, unless the service ends after midnight', () => {
    expect(isPastCurbside('2026-11-21T21:00', '21:00')).toBe(true);
    expect(isPastCurbside('2026-11-21T20:59', '21:00')).toBe(false);
    expect(isPastCurbside('2026-11-21T21:00', '05:00')).toBe(true);
    expect(isPastCurbside('2026-11-21T21:00', '04:59')).toBe(false);
  });

  it('has the end of curbside of its own weekday', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const hours = days.map((dayOfWeek, at) => ({ dayOfWeek, endCurbsideService: `1${at}:00` }));
    // 16 November 2026 is a Monday.
    for (const at of days.keys()) expect(curbsideCutoffOn(`2026-11-${16 + at}T12:00`, hours, '21:00')).toBe(`1${at}:00`);
    expect(curbsideCutoffOn('2026-11-16T12:00', [], '21:00')).toBe('21:00');
    expect(curbsideCutoffOn('2026-11-16T12:00', [{ dayOfWeek: 'MONDAY' }], '21:00')).toBe('21:00');
  });
});

it.for([
  ['America/Chicago', true],
  ['Nowhere/At-all', false],
] as const)('%s as a time zone: %s', ([zone, isOne]) => {
  expect(isTimeZone(zone)).toBe(isOne);
});
