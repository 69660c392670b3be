import { describe, expect, it } from 'vitest';
import { setCampaignParams, noCampaignParams, readQuery } from '#domain/navigation/query.ts';

describe('what an address asked for', () => {
  const kept = { discountCode: 'A', regReferrer: 'B', regCampaign: 'C', promoCode: 'D', homeCafeId: 'E', ref: 'F' };

  it('is kept until another address says otherwise', () => {
    expect(setCampaignParams(kept, noCampaignParams)).toEqual(kept);
    expect(setCampaignParams(noCampaignParams, kept)).toEqual(kept);
    const now = { discountCode: '1', regReferrer: '2', regCampaign: '3', promoCode: '4', homeCafeId: '5', ref: '6' };
    expect(setCampaignParams(kept, now)).toEqual(now);
  });

  it('is at first nothing', () => {
    expect(noCampaignParams).toEqual({
      discountCode: null,
      regReferrer: null,
      regCampaign: null,
      promoCode: null,
      homeCafeId: null,
      ref: null,
    });
  });

  it('reads an absent parameter as none, and one that is there as it stands', () => {
    expect(readQuery({})).toMatchObject({ nco: null, groupOrder: false, promoCode: null });
    expect(readQuery({ nco: ' x ' })).toMatchObject({ nco: ' x ' });
    expect(readQuery({ groupOrder: 'yes' })).toMatchObject({ groupOrder: false });
    expect(readQuery({ groupOrder: 'true' })).toMatchObject({ groupOrder: true });
  });
});
