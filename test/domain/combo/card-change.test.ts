import { expect, it } from 'vitest';
import { comboChange } from '#domain/combo/card-change.ts';
import { apple, comboPlacard, melt } from '#model-tests/samples/combos.ts';

const open = { name: 'You Pick Two', itemId: '90', hasSide: true, picks: { pick1: melt, pick2: null, side: apple } };
const { places } = comboPlacard;

it('The same card, read anew, changes nothing (MENU-13)', () => {
  expect(comboChange(open, structuredClone(comboPlacard))).toBeNull();
});

it('Another name, and what a part adds to the price now, are a change (MENU-13, COMBO-11)', () => {
  const [first, ...others] = places.map((place) => ({
    ...place,
    options: place.options.map((option) => ({ ...option, difference: 150 })),
  }));
  const card = { ...comboPlacard, name: 'Pick Any Two', places: [first!, ...others.slice(0, 1), places[2]!] };
  expect(comboChange(open, card)).toEqual({
    ...open,
    name: 'Pick Any Two',
    picks: { ...open.picks, pick1: { ...melt, difference: 150 } },
  });
});

it('A side goes with its place, and a combo that comes with one now asks for it (MENU-13, COMBO-06)', () => {
  const card = { ...comboPlacard, places: places.filter(({ isSide }) => !isSide) };
  expect(comboChange(open, card)).toEqual({ ...open, hasSide: false, picks: { ...open.picks, side: null } });
  const without = { ...open, hasSide: false, picks: { ...open.picks, side: null } };
  expect(comboChange(without, comboPlacard)).toEqual({ ...without, hasSide: true });
});

it('A part that its place does not take any more stays on the tray, to be said as gone (MENU-13, AVAIL-08)', () => {
  const card = { ...comboPlacard, places: places.map((place) => ({ ...place, options: [] })) };
  expect(comboChange(open, card)).toBeNull();
});

it('An item that is gone is the usual one of its card (MENU-13)', () => {
  const items = comboPlacard.items.map((item) => ({ ...item, itemId: '91' }));
  expect(comboChange(open, { ...comboPlacard, items })).toEqual({ ...open, itemId: '91' });
});

it('A card that is no combo any more changes nothing', () => {
  expect(comboChange(open, { ...comboPlacard, places: [] })).toBeNull();
});
