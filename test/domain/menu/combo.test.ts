import { describe, expect, it } from 'vitest';
import { comboUnavailable, placesOf, searchMenu, type MenuPlacard } from '#domain/menu/menu.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

describe('combos', () => {
  const placard = (placardId: string, more: Partial<MenuPlacard> = {}): MenuPlacard => ({ ...clubPlacard, placardId, ...more });
  const wanted = { destination: 'RPU', at: '2026-03-09T12:00' } as const;
  const soldOut = new Set(['72021', '72022']);

  it('have the placards of this menu in their places, and no others', () => {
    const [club, soup] = [placard('club'), placard('soup')];
    const combo = placard('combo', { places: [['club', 'gone'], ['soup']] });
    expect(placesOf({ placards: { club, soup } } as never, combo)).toEqual([[club], [soup]]);
  });

  it('are gone only when everything in some place is (AVAIL-08)', () => {
    const there = placard('bread', { items: [{ ...clubPlacard.items[0]!, itemId: '1' }] });
    const gone = placard('club');
    expect(comboUnavailable([[gone, there], []], wanted, soldOut)).toBeNull();
    expect(comboUnavailable([[there], [gone]], wanted, soldOut)).toBe('soldOut');
    expect(comboUnavailable([[], [gone]], wanted, soldOut)).toBe('soldOut');
  });

  it('are found by words, however they are spaced, in the badges too but not run together', () => {
    const club = placard('club', { name: 'Club', description: 'Turkey', badges: ['New', 'Hot'] });
    const find = (text: string) => searchMenu({ placards: { club } } as never, text).length;
    expect(find('  club \t turkey ')).toBe(1);
    expect(find('hot')).toBe(1);
    expect(find('newhot')).toBe(0);
  });
});
