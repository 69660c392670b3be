import { describe, expect, test } from 'vitest';
import { exceptionsOf, isMadeAt } from '#sandbox/world/menu/availability.ts';
import { placards, type SoldPlacard } from '#sandbox/world/menu/catalog.ts';
import { extraPrice, itemPrice } from '#sandbox/world/menu/prices.ts';
import { isSoldOut, soldOutAt } from '#sandbox/world/menu/stock.ts';

const today = '2026-11-20';
const named = (name: string): SoldPlacard => {
  const placard = [...placards.values()].find((candidate) => candidate.name === name);
  if (!placard) throw new Error(`No ${name}`);
  return placard;
};

describe('what the kitchen makes', () => {
  const egg = named('Sunrise Egg & Cheddar');
  const club = named('Bacon Turkey Club');

  test.each([
    ['breakfast opens', egg, '05:00', true],
    ['breakfast ends at half past ten', egg, '10:30', true],
    ['and not a minute later', egg, '10:31', false],
    ['lunch is not before', club, '10:29', false],
    ['lunch begins', club, '10:30', true],
    ['lunch goes on after midnight', club, '00:30', true],
  ])('%s', (_, placard, time, expected) => {
    expect(isMadeAt(placard, 'RPU', `${today}T${time}`, today)).toBe(expected);
  });

  test('not for a destination that spoils it', () => {
    const pancakes = named('Buttermilk Pancakes');
    expect(isMadeAt(pancakes, 'DELIVERY', `${today}T09:00`, today)).toBe(false);
    expect(isMadeAt(pancakes, 'RPU', `${today}T09:00`, today)).toBe(true);
  });

  test('not for a destination that an ingredient of it is not made for (AVAIL-11)', () => {
    const pasta = named('Lemon Shrimp Pasta');
    expect(isMadeAt(pasta, 'DELIVERY', `${today}T12:00`, today)).toBe(false);
    expect(isMadeAt(pasta, 'RPU', `${today}T12:00`, today)).toBe(true);
  });

  test('an offer on its first and last day, and not the day after (AMB-04)', () => {
    const muffin = named('Pumpkin Spice Muffin');
    const [window] = exceptionsOf(muffin, today);
    expect(window).toEqual({ type: 'LTO', fromDate: '2026-09-21', toDate: '2026-11-23' });
    expect(isMadeAt(muffin, 'RPU', '2026-11-23T13:59', today)).toBe(true);
    expect(isMadeAt(muffin, 'RPU', '2026-11-24T09:00', today)).toBe(false);
  });
});

describe('what a cafe has run out of', () => {
  const cafes = Array.from({ length: 60 }, (_, index) => String(600_001 + index));

  test('is always the same for it, differs between cafes, and is some of the menu, never most of it', () => {
    const lots = cafes.map((cafeId) => [...soldOutAt(cafeId, today, today)]);
    expect(lots).toEqual(cafes.map((cafeId) => [...soldOutAt(cafeId, today, today)]));
    expect(new Set(lots.map(String)).size).toBeGreaterThan(30);
    expect(lots.filter((lot) => lot.length > 0).length).toBeGreaterThan(50);
    expect(Math.max(...lots.map((lot) => lot.length))).toBeLessThan(60);
  });

  test('is baked again tomorrow', () => {
    expect(cafes.flatMap((cafeId) => [...soldOutAt(cafeId, '2026-11-21', today)])).toEqual([]);
  });

  test('takes with it what it belongs into (AVAIL-10)', () => {
    const [whole] = named('Smoked Salmon Sunrise').items;
    const salmon = '5208';
    expect(whole && isSoldOut(whole, new Set([salmon]))).toBe(true);
    expect(whole && isSoldOut(whole, new Set(['5201']))).toBe(false);
  });
});

test('prices differ by cafe, end in nine, and are never below the list', () => {
  const prices = new Set(Array.from({ length: 40 }, (_, index) => itemPrice(1129, String(600_001 + index))));
  expect(prices.size).toBe(4);
  for (const price of prices) {
    expect(price % 10).toBe(9);
    expect(price).toBeGreaterThanOrEqual(1129);
  }
  expect(extraPrice(0, '600001')).toBe(0);
});
