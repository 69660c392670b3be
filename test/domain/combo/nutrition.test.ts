import { describe, expect, it } from 'vitest';
import { comboCalories, isComboHighInSodium, partCalories } from '#domain/combo/nutrition.ts';
import { noPicks } from '#domain/combo/picks.ts';
import { comboPlacesOf } from '#domain/combo/places.ts';
import { must } from '#domain/must.ts';
import { apple, comboMenu, comboPick, comboPlacard, melt } from '#model-tests/samples/combos.ts';

const places = must(comboPlacesOf(comboPlacard), 'places');
const picks = { pick1: melt, pick2: melt, side: apple };

describe('the calories of a combo', () => {
  it('are those of its parts, as they were made (COMBO-08)', () => {
    expect(comboCalories(comboMenu, places, noPicks)).toBe(0);
    expect(comboCalories(comboMenu, places, picks)).toBe(1200);
    const withBacon = { ...melt, extraCalories: 90.5 };
    expect(partCalories(comboMenu, places, 'pick1', withBacon)).toBe(491);
    expect(comboCalories(comboMenu, places, { ...picks, pick1: withBacon })).toBe(1291);
  });

  it('are not known where those of one part are not: its changes came with the cart, or the menu has it no more', () => {
    expect(comboCalories(comboMenu, places, { ...picks, pick2: { ...melt, extraCalories: null } })).toBeNull();
    expect(comboCalories(comboMenu, places, { ...picks, side: comboPick('pear') })).toBeNull();
  });
});

it('E-39 a combo is high in sodium by all of its parts together (PRODUCT-10)', () => {
  expect(isComboHighInSodium(comboMenu, places, { ...picks, side: null })).toBe(false);
  expect(isComboHighInSodium(comboMenu, places, picks)).toBe(true);
  expect(isComboHighInSodium(comboMenu, places, { ...picks, side: comboPick('pear') })).toBe(false);
});
