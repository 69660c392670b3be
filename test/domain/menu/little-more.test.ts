import { describe, expect, it } from 'vitest';
import { noAvoidance } from '#domain/menu/allergens.ts';
import { littleMore } from '#domain/menu/little-more.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { costing } from '#model-tests/samples/menu.ts';

const menuOf = (...placards: MenuPlacard[]) => ({
  categories: [],
  heroId: null,
  upsells: [],
  placards: Object.fromEntries(placards.map((placard) => [placard.placardId, placard])),
});
const asked = {
  wanted: { destination: 'DELIVERY', at: '2026-03-09T12:00' } as const,
  soldOut: new Set<string>(),
  avoidance: noAvoidance,
  hasRoom: () => true,
  inCart: new Set<string>(),
  missing: 300,
  count: 3,
};
const names = (placards: MenuPlacard[], more: Partial<Parameters<typeof littleMore>[1]> = {}) =>
  littleMore(menuOf(...placards), { ...asked, ...more }).map(({ placard }) => placard.name);

describe('a little more for a delivery (CAFE-09)', () => {
  it('leads with what would do it alone, the cheapest first, then what comes nearest to it', () => {
    const menu = [costing('cookie', 299), costing('melt', 999), costing('soup', 579), costing('bagel', 189), costing('latte', 300)];
    expect(names(menu)).toEqual(['latte', 'soup', 'melt']);
    expect(names(menu, { count: 5 })).toEqual(['latte', 'soup', 'melt', 'cookie', 'bagel']);
    expect(names(menu, { missing: 2000 })).toEqual(['melt', 'soup', 'latte']);
  });

  it('offers nothing that asks for choices, that the cart has, or that cannot be had', () => {
    const two = costing('two', 1149, { isCombo: true });
    const gone = costing('gone', 399);
    const store = costing('store', 399, { exceptions: [{ type: 'DESTINATION', destination: 'DELIVERY' }] });
    expect(names([two, gone, store, costing('soup', 579)], { soldOut: new Set(['gone']) })).toEqual(['soup']);
    expect(names([costing('soup', 579)], { inCart: new Set(['soup']) })).toEqual([]);
  });

  it('offers nothing that the guest avoids, or that is not the diet that they look for (MENU-11)', () => {
    const menu = [costing('latte', 399, { allergens: ['MILK'] }), costing('tea', 499, { badges: ['Vegan'] }), costing('soup', 579)];
    expect(names(menu, { avoidance: { allergens: ['MILK'], whole: [], diets: [] } })).toEqual(['tea', 'soup']);
    expect(names(menu, { avoidance: { allergens: [], whole: [], diets: ['Vegan'] } })).toEqual(['tea']);
  });

  it('offers one of a price', () => {
    expect(names([costing('latte', 400), costing('mocha', 400), costing('tea', 500)])).toEqual(['latte', 'tea']);
  });
});
