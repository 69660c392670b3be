import { describe, expect, it } from 'vitest';
import { cardPrice, type PricedCard } from '#domain/menu/card-price.ts';
import { inStock } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const [size] = clubPlacard.items;
const half = { ...must(size, 'size'), itemId: 'half', price: 699, isDefault: false };
const whole = { ...must(size, 'size'), itemId: 'whole', price: 1199, isDefault: true };
const sized = { ...clubPlacard, isCombo: false, items: [half, whole], priceFrom: 699 };
const said = (placard: PricedCard['placard'], more: Partial<PricedCard> = {}) =>
  cardPrice({ placard, isPriced: true, addsUsual: false, ...more });

describe('the price that a card says', () => {
  it('is that of the only size', () => {
    expect(said({ ...sized, items: [half] })).toEqual({ isFrom: false, price: 699 });
  });

  it('of several sizes is what the card adds, and the least where it leads to the choice', () => {
    expect(said(sized, { addsUsual: true })).toEqual({ isFrom: false, price: 1199 });
    expect(said(sized)).toEqual({ isFrom: true, price: 699 });
  });

  it.for([true, false])('of a combo, and of all without a cafe, is the least there is; adds the usual: %s (CAFE-15)', (addsUsual) => {
    expect(said({ ...sized, isCombo: true, items: [whole] }, { addsUsual })).toEqual({ isFrom: true, price: 699 });
    expect(said({ ...sized, items: [half] }, { addsUsual, isPriced: false })).toEqual({ isFrom: true, price: 699 });
  });

  it('is that of the sizes that are there: what the card adds, and the least where it leads to the choice (AVAIL-09)', () => {
    const thirds = { ...sized, items: [half, { ...half, itemId: 'third', price: 899 }, whole], priceFrom: 749 };
    expect(said(inStock(thirds, new Set(['whole'])), { addsUsual: true })).toEqual({ isFrom: false, price: 699 });
    expect(said(inStock(thirds, new Set(['half'])))).toEqual({ isFrom: true, price: 949 });
    expect(said(inStock(sized, new Set(['half'])))).toEqual({ isFrom: false, price: 1199 });
    const allGone = new Set(['half', 'whole']);
    expect([inStock(sized, new Set()), inStock(sized, allGone)]).toEqual([sized, sized]);
  });

  it('is what the menu names where there is no size', () => {
    expect(said({ ...sized, items: [] })).toEqual({ isFrom: false, price: 699 });
  });
});
