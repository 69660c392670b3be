import { expect, it } from 'vitest';
import type { Menu } from '#domain/menu/menu.ts';
import { nearPlacards } from '#domain/menu/near.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const named = (placardId: string, name: string) => ({
  ...clubPlacard,
  placardId,
  name,
  items: [{ ...clubPlacard.items[0]!, itemId: `i${placardId}` }],
});
const menu: Menu = {
  categories: [
    { catId: '1', name: 'Bakery', description: '', sections: [{ secId: 1, name: 'From the oven', schedule: [], placardIds: ['1', '2'] }] },
    {
      catId: '2',
      name: 'Soups',
      description: '',
      sections: [{ secId: 2, name: 'In a bowl', schedule: [], placardIds: ['3', '4', '5', '6'] }],
    },
  ],
  heroId: null,
  upsells: [],
  placards: {
    '1': named('1', 'Butter Croissant'),
    '2': named('2', 'Almond Croissant'),
    '3': named('3', 'Autumn Squash'),
    '4': named('4', 'Tomato Basil'),
    '5': named('5', 'Garlic Bisque'),
    '6': named('6', 'Broccoli Cheddar'),
  },
};
const wanted = { destination: 'RPU', at: '2026-11-20T12:30' } as const;
const near = (soldOut: readonly string[] = [], catId = '2') => {
  const { section, placards } = nearPlacards(menu, { catId, wanted, soldOut: new Set(soldOut), count: 3 });
  return { section, names: placards.map(({ name }) => name) };
};

it('Where a search finds nothing, the first three of the open category are offered', () => {
  expect(near()).toEqual({ section: 'In a bowl', names: ['Autumn Squash', 'Tomato Basil', 'Garlic Bisque'] });
  expect(near([], '1')).toEqual({ section: 'From the oven', names: ['Butter Croissant', 'Almond Croissant'] });
});

it('What is sold out is not offered in place of what was looked for', () => {
  expect(near(['i3', 'i4'])).toEqual({ section: 'In a bowl', names: ['Garlic Bisque', 'Broccoli Cheddar'] });
  expect(near(['i3', 'i4', 'i5', 'i6'])).toEqual({ section: null, names: [] });
});
