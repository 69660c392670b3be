import { describe, expect, it } from 'vitest';
import { mergedPriceChanges, withAnsweredPrices } from '#domain/cart/price-change.ts';

const club = { sequenceNum: 1, name: 'Club', from: 950, to: 1000 };
const bread = { sequenceNum: 2, name: 'Bread', from: 400, to: 350 };
const later = { ...club, from: 1000, to: 1100 };

describe('the prices of an answer', () => {
  it('join what the guest has not seen: of each line from the price that was seen last (PRICING-01, CART-14)', () => {
    expect(withAnsweredPrices([club], { price: bread })).toEqual([club, bread]);
    expect(withAnsweredPrices([club], { repriced: [later, bread] })).toEqual([{ ...club, to: 1100 }, bread]);
    expect(withAnsweredPrices([club], { price: bread, repriced: [{ ...club, from: 1000, to: 950 }] })).toEqual([bread]);
  });

  it('leave what the guest has not seen as it is where there are none (PRICING-01)', () => {
    expect(withAnsweredPrices([club], {})).toEqual([club]);
  });
});

describe('the changed prices of several tabs', () => {
  it.for([
    ['what another tab has found meanwhile', [club], [], [bread], [club, bread]],
    ['what another tab has found of the same line', [club], [], [later], [{ ...club, to: 1100 }]],
    ['nothing that was seen here', [club, bread], [bread], [], [club]],
    ['nothing that was seen in another tab', [], [club], [club, bread], [bread]],
    ['each once', [club], [club], [club], [club]],
  ] as const)('have %s (PRICING-01)', ([, shared, before, after, merged]) => {
    expect(mergedPriceChanges(shared, before, after)).toEqual(merged);
  });
});
