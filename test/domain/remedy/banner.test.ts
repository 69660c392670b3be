import { describe, expect, it } from 'vitest';
import { bannerOrder, bannerTime, isBannerPage } from '#domain/remedy/banner.ts';
import { recoveryOn } from '#model-tests/samples/remedies.ts';
import { placed } from '#model-tests/samples/tracking.ts';

const features = { ...recoveryOn, warmUx: false };
/** It is 12:35 in Chicago, when the pickup order is promised for. */
const facts = { features, isMember: true, now: '2026-11-23T18:35:00Z', minutesBefore: 15 };
const numberOf = (...asked: Parameters<typeof bannerOrder>) => bannerOrder(...asked)?.number;

describe('The banner (REMEDY-11)', () => {
  it('is on home only', () => {
    expect(isBannerPage('/app/home.html')).toBe(true);
    expect(isBannerPage('/app/menu.html')).toBe(false);
  });

  it('says the time as h:mmA', () => {
    expect(bannerTime('2026-11-23T12:20')).toBe('12:20PM');
    expect(bannerTime('2026-11-23T09:05')).toBe('9:05AM');
    expect(bannerTime('2026-11-23T00:30')).toBe('12:30AM');
  });

  it('is there as soon as it is time for help, and not before (REMEDY-09)', () => {
    expect(numberOf([placed.pickup], { ...facts, now: '2026-11-23T18:19:00Z' })).toBeUndefined();
    expect(numberOf([placed.pickup], { ...facts, now: '2026-11-23T18:20:00Z' })).toBe('1047');
  });

  it('is about an order of today, the latest that is due', () => {
    const before = { ...placed.curbside, at: '2026-11-23T11:50' };
    const yesterday = { ...placed.pickup, at: '2026-11-22T12:35' };
    expect(numberOf([before, placed.pickup, placed.delivery], facts)).toBe('1047');
    expect(numberOf([yesterday], facts)).toBeUndefined();
  });

  it('only of an order that can be made right online (REMEDY-01, REMEDY-04, FLAGS-18)', () => {
    expect(numberOf([placed.pickup], { ...facts, isMember: false })).toBeUndefined();
    expect(numberOf([placed.pickup], { ...facts, features: { ...features, digitalRecovery: false } })).toBeUndefined();
  });
});
