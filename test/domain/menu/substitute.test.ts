import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLine } from '#domain/cart/line.ts';
import { fits, noAvoidance } from '#domain/menu/allergens.ts';
import { placardUnavailable, type Menu, type MenuPlacard } from '#domain/menu/menu.ts';
import { substituteFor, type SubstituteInput } from '#domain/menu/substitute.ts';
import { clubPlacard, costing } from '#model-tests/samples/menu.ts';

/** A menu with one category of two sections, and another. */
const menuOf = (first: MenuPlacard[], second: MenuPlacard[] = [], other: MenuPlacard[] = []): Menu => {
  const section = (secId: number, placards: MenuPlacard[]) => ({
    secId,
    name: `Section ${secId}`,
    schedule: [],
    placardIds: placards.map(({ placardId }) => placardId),
  });
  const category = (catId: string, sections: ReturnType<typeof section>[]) => ({ catId, name: catId, description: '', sections });
  return {
    heroId: null,
    upsells: [],
    categories: [category('mains', [section(1, first), section(2, second)]), category('drinks', [section(3, other)])],
    placards: Object.fromEntries([...first, ...second, ...other].map((placard) => [placard.placardId, placard])),
  };
};
const asked: SubstituteInput = {
  wanted: { destination: 'RPU', at: '2026-03-09T12:00' },
  soldOut: new Set(['melt']),
  avoidance: noAvoidance,
  taken: new Set(),
  priceOf: ({ price }) => price,
  quantityMaxOf: () => 99,
};
const melt = costing('melt', 1000);
const nameFor = (menu: Menu, more: Partial<SubstituteInput> = {}) =>
  substituteFor(menu, plainLine('melt', 'melt'), { ...asked, ...more })?.line.name ?? null;

describe('what can be had in place of an item', () => {
  it('is the nearest in price of its section, of two as near the first of the menu', () => {
    const menu = menuOf([costing('press', 1300), melt, costing('toast', 900), costing('club', 1100)], [costing('soup', 1000)]);
    expect(nameFor(menu)).toBe('toast');
    expect(nameFor(menu, { priceOf: ({ itemId, price }) => (itemId === 'press' ? 1001 : price) })).toBe('press');
  });

  it('is of its category where its section has nothing left, of no other category', () => {
    expect(nameFor(menuOf([melt], [costing('soup', 500)], [costing('tea', 1000)]))).toBe('soup');
    expect(nameFor(menuOf([melt], [], [costing('tea', 1000)]))).toBeNull();
  });

  it('is nothing that is sold out, sold otherwise, taken or in need of a choice', () => {
    const combo = costing('two', 1000, { isCombo: true });
    const store = costing('store', 1000, { exceptions: [{ type: 'DESTINATION', destination: 'RPU' }] });
    const menu = menuOf([melt, combo, store, costing('gone', 1000), costing('club', 1100), costing('soup', 500)]);
    expect(nameFor(menu, { soldOut: new Set(['melt', 'gone']), taken: new Set(['club']) })).toBe('soup');
  });

  it('is nothing that the guest avoids, or that is not the diet that they look for (MENU-11)', () => {
    const menu = menuOf([melt, costing('club', 1000, { allergens: ['MILK'] }), costing('soup', 500, { badges: ['Vegan'] })]);
    expect(nameFor(menu, { avoidance: { allergens: ['MILK'], whole: [], diets: [] } })).toBe('soup');
    expect(nameFor(menu, { avoidance: { allergens: [], whole: [], diets: ['Vegan'] } })).toBe('soup');
  });

  it('is the item in its usual size, of sizes that are left the first', () => {
    const menu = menuOf([melt, clubPlacard]);
    const itemFor = (soldOut: string[]) =>
      substituteFor(menu, plainLine('melt', 'melt'), { ...asked, soldOut: new Set(soldOut) })?.line.itemId;
    expect(itemFor(['melt'])).toBe('72022');
    expect(itemFor(['melt', '72022'])).toBe('72021');
  });

  it('keeps the quantity, as far as the limit of the item goes, the name on the bag, and the note to the kitchen (QTY-02, decision 047)', () => {
    const menu = menuOf([melt, costing('club', 1100), costing('soup', 500)]);
    const line = { ...plainLine('melt', 'melt', 5), msgPreparedFor: 'Ana', msgKitchen: 'Allergic to sesame' };
    const lineFor = (max: number) =>
      substituteFor(menu, line, { ...asked, quantityMaxOf: (itemId) => (itemId === 'club' ? max : 99) })?.line;
    expect(lineFor(9)).toEqual({ ...plainLine('club', 'club', 5), msgPreparedFor: 'Ana', msgKitchen: 'Allergic to sesame' });
    expect(lineFor(2)).toEqual({ ...plainLine('club', 'club', 2), msgPreparedFor: 'Ana', msgKitchen: 'Allergic to sesame' });
    expect(lineFor(0)?.name).toBe('soup');
  });

  it('is nothing for a combo, and for what the menu does not have', () => {
    expect(nameFor(menuOf([{ ...melt, isCombo: true }, costing('club', 1100)]))).toBeNull();
    expect(nameFor(menuOf([costing('club', 1100)]))).toBeNull();
  });
});

const names = ['a', 'b', 'c', 'd', 'e'];
const some = fc.subarray(names);
const card = (placardId: string) =>
  fc
    .record({
      price: fc.integer({ min: 0, max: 2000 }),
      isCombo: fc.boolean(),
      isUnavailable: fc.boolean(),
      allergens: fc.subarray(['MILK', 'EGG']),
      exceptions: fc.subarray([{ type: 'DESTINATION', destination: 'RPU' }]),
    })
    .map(({ price, ...more }) => costing(placardId, price, more));
const cards = fc.tuple(...names.map(card));

it('what is offered in place of an item can always be had, is not taken, is not avoided and needs no choice; something is where anything can', () => {
  fc.assert(
    fc.property(cards, some, some, fc.subarray(['MILK', 'EGG']), (placards, soldOut, taken, allergens) => {
      const menu = menuOf([melt, ...placards.slice(0, 2)], placards.slice(2));
      const input = {
        ...asked,
        soldOut: new Set(['melt', ...soldOut]),
        taken: new Set(['melt', ...taken]),
        avoidance: { allergens, whole: [], diets: [] },
      };
      const canBeHad = (placard: MenuPlacard) =>
        placardUnavailable(placard, input.wanted, input.soldOut) === null &&
        fits(menu, placard, input.avoidance) &&
        !placard.isCombo &&
        !input.taken.has(placard.placardId);
      const offered = substituteFor(menu, plainLine('melt', 'melt'), input);
      if (offered === null) expect(placards.filter(canBeHad)).toEqual([]);
      else expect([canBeHad(offered.placard), offered.line.itemId]).toEqual([true, offered.placard.placardId]);
    }),
  );
});
