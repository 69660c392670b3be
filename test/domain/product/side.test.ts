import { describe, expect, it } from 'vitest';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { cardUnavailable } from '#domain/combo/choices.ts';
import { usualLine } from '#domain/menu/usual-line.ts';
import { sidedNow, sideLine, sidesOf, usualSide } from '#domain/product/side.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { chips, yogurt } from '#model-tests/samples/sides.ts';

const options = [chips, yogurt].map(({ item, placard, difference }) => ({ itemId: item.itemId, placardId: placard.placardId, difference }));
const salad: MenuPlacard = { ...clubPlacard, places: [{ placeId: 's', name: 'Side', isSide: true, options }] };
const menuWith = (...placards: readonly MenuPlacard[]): Menu => ({
  categories: [],
  heroId: null,
  upsells: [],
  placards: Object.fromEntries([salad, ...placards].map((placard) => [placard.placardId, placard])),
});
const menu = menuWith(chips.placard, yogurt.placard);
const wanted = { destination: 'RPU', at: '2026-03-09T12:00' } as const;
const inStock: ReadonlySet<string> = new Set();
const reasons = (soldOut: ReadonlySet<string>, of = menu) =>
  sidesOf(of, salad, wanted, soldOut).map(({ item, reason }) => [item.itemId, reason]);

const alone = { hasSide: false, side: null };

describe('the side of a product', () => {
  it('is one of those that the menu names for it, with what it adds to the price (PRODUCT-01)', () => {
    expect(sidesOf(menu, salad, wanted, inStock)).toEqual([chips, yogurt]);
    expect(sidesOf(menuWith(yogurt.placard), salad, wanted, inStock)).toEqual([yogurt]);
  });

  it('cannot be had where it is sold out, or not for the order (AVAIL-02, AVAIL-10)', () => {
    expect(reasons(new Set(['171011']))).toEqual([
      ['171011', 'soldOut'],
      ['171071', null],
    ]);
    const notForPickup = { ...yogurt.placard, exceptions: [{ type: 'DESTINATION', destination: 'RPU' }] };
    expect(reasons(inStock, menuWith(chips.placard, notForPickup))).toEqual([
      ['171011', null],
      ['171071', 'destination'],
    ]);
  });

  it('is at first the first that can be had, and the first of all where none can', () => {
    const usual = (soldOut: ReadonlySet<string>) => usualSide(sidesOf(menu, salad, wanted, soldOut));
    expect(usual(inStock)).toEqual({ itemId: '171011', name: 'Chips', placardId: '17101', isSide: true, ingredients: [] });
    expect(usual(new Set(['171011']))).toEqual(sideLine(yogurt));
    expect(usual(new Set(['171011', '171071']))).toEqual(sideLine(chips));
  });

  it('belongs to no combo, whose side is a place of its own, and to nothing that comes by itself', () => {
    expect(sidesOf(menu, { ...salad, isCombo: true }, wanted, inStock)).toEqual([]);
    expect(sidesOf(menu, clubPlacard, wanted, inStock)).toEqual([]);
    expect(usualSide([])).toBeNull();
  });

  it('is asked for on the page of its product: nothing adds that with one press', () => {
    expect(usualLine(salad, inStock)).toBeNull();
    expect(usualLine(clubPlacard, inStock)?.itemId).toBe('72022');
  });

  it('takes its product off the menu where every one is gone (AVAIL-08, AVAIL-10)', () => {
    expect(cardUnavailable(menu, salad, wanted, new Set(['171011']))).toBeNull();
    expect(cardUnavailable(menu, salad, wanted, new Set(['171011', '171071']))).toBe('soldOut');
  });

  it('of an open product is the usual one where another release adds the place of one (MENU-13)', () => {
    expect(sidedNow(alone, [chips, yogurt])).toEqual({ hasSide: true, side: sideLine(chips) });
    expect(sidedNow(alone, [])).toEqual({ hasSide: true, side: null });
    // A line of the cart may have none.
    expect(sidedNow({ hasSide: true, side: null }, [chips])).toEqual({ hasSide: true, side: null });
  });

  it('of an open product stays as it was chosen, by its name of now, also where it is to be said as gone (MENU-13, AVAIL-10)', () => {
    const open = { hasSide: true, side: sideLine(yogurt) };
    expect(sidedNow(open, [chips, yogurt]).side).toBe(open.side);
    const renamed = { ...yogurt, placard: { ...yogurt.placard, name: 'Yogurt bowl' } };
    expect(sidedNow(open, [chips, renamed])).toEqual({ hasSide: true, side: sideLine(renamed) });
    const moved = { ...yogurt, placard: { ...yogurt.placard, placardId: '17199' } };
    expect(sidedNow(open, [chips, moved])).toEqual({ hasSide: true, side: sideLine(moved) });
    expect(sidedNow(open, [chips])).toEqual(open);
  });
});
