import { describe, expect, it } from 'vitest';
import { keepWishes, noWishes, readQuery } from '#domain/navigation/query.ts';

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
    expect(readQuery({})).toMatchObject({ nco: null, groupOrder: false, promoCode: null });
    expect(readQuery({ nco: ' x ' })).toMatchObject({ nco: ' x ' });
    expect(readQuery({ groupOrder: 'yes' })).toMatchObject({ groupOrder: false });
    expect(readQuery({ groupOrder: 'true' })).toMatchObject({ groupOrder: true });
  });
});
