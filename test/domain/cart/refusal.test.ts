import { describe, expect, it } from 'vitest';
import type { LineChild, LineIngredient } from '#domain/cart/line.ts';
import { lineRefusal } from '#domain/cart/refusal.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const placard = (itemId: string, more: Partial<MenuPlacard> = {}): MenuPlacard => ({
  ...clubPlacard,
  placardId: `p-${itemId}`,
  items: [{ ...clubPlacard.items[0]!, itemId }],
  componentIds: [],
  ...more,
});
const lunch = [{ dayOfWeek: 'Monday', fromTime: '10:30', toTime: '20:00' }];
const menu = {
  placards: Object.fromEntries(
    [placard('bowl', { schedule: lunch }), placard('melt'), placard('chips', { schedule: lunch }), placard('apple')].map((each) => [
      each.placardId,
      each,
    ]),
  ),
};
const breakfast: Wanted = { destination: 'RPU', at: '2026-03-09T08:00' };
const child = (itemId: string, more: Partial<LineChild> = {}): LineChild => ({
  itemId,
  name: `The ${itemId}`,
  placardId: `p-${itemId}`,
  isSide: true,
  ingredients: [],
  ...more,
});
const line = (itemId: string, children: readonly LineChild[] = [], ingredients: readonly LineIngredient[] = []) => ({
  itemId,
  children,
  ingredients,
});
const extra = (portion: LineIngredient['portion']): LineIngredient => ({
  itemId: 'bacon',
  name: 'Bacon',
  custType: 'ADDED',
  portion,
  originalItemId: null,
});
const refusedOf = (asked: ReturnType<typeof line>, soldOut: readonly string[] = [], wanted = breakfast) => {
  const refusal = lineRefusal(menu, asked, wanted, new Set(soldOut));
  return refusal && [refusal.reason, refusal.part];
};

describe('why a line of the cart cannot be ordered', () => {
  it('is its own hours, with the hours that say when it can (AVAIL-06)', () => {
    const refusal = lineRefusal(menu, line('bowl'), breakfast, new Set());
    expect(refusal).toMatchObject({ reason: 'time', part: null, sold: { schedule: lunch } });
    expect(refusedOf(line('bowl'), [], { ...breakfast, at: '2026-03-09T12:00' })).toBeNull();
  });

  it('is the part that was chosen with it, by name, with its hours (AVAIL-08, AVAIL-11)', () => {
    const refusal = lineRefusal(menu, line('melt', [child('apple'), child('chips', { placardId: null })]), breakfast, new Set());
    expect(refusal).toMatchObject({ reason: 'time', part: 'The chips', sold: { schedule: lunch } });
  });

  it('is the stock of the item, of its side, or of an extra, by name (AVAIL-09, AVAIL-10)', () => {
    expect(refusedOf(line('melt'), ['melt'])).toEqual(['soldOut', null]);
    expect(refusedOf(line('melt', [child('apple')]), ['apple'])).toEqual(['soldOut', 'The apple']);
    expect(refusedOf(line('melt', [], [extra('Extra')]), ['bacon'])).toEqual(['soldOut', 'Bacon']);
    expect(refusedOf(line('melt', [child('apple', { ingredients: [extra('Regular')] })]), ['bacon'])).toEqual(['soldOut', 'Bacon']);
  });

  it('is nothing that was taken out, and not known of what the menu does not list', () => {
    expect(refusedOf(line('melt', [], [extra('No')]), ['bacon'])).toBeNull();
    expect(refusedOf(line('ghost', [child('phantom')]))).toBeNull();
  });
});
