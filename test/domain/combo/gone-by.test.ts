import { describe, expect, it } from 'vitest';
import { goneBy } from '#domain/combo/gone-by.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import { comboMenu, comboPlacard } from '#model-tests/samples/combos.ts';

const noon: Wanted = { destination: 'RPU', at: '2026-03-09T12:00' };
const nameOf = (soldOut: readonly string[], wanted = noon) => goneBy(comboMenu, comboPlacard, wanted, new Set(soldOut))?.placard.name;

describe('by what a combo cannot be ordered (AVAIL-08)', () => {
  it('is the first choice of a place that has nothing left, with its reason', () => {
    expect(goneBy(comboMenu, comboPlacard, noon, new Set(['apple']))).toMatchObject({
      reason: 'soldOut',
      placard: { name: 'Crisp Apple' },
    });
    expect(nameOf(['melt', 'apple'])).toBe('Tuna Melt');
  });

  it('is nothing where all can be had, or where the combo itself cannot', () => {
    expect(nameOf([])).toBeUndefined();
    expect(nameOf(['90', 'apple'])).toBeUndefined();
  });
});
