import { expect, it } from 'vitest';
import { thingsOf } from '#domain/order/order-picture.ts';

const line = (imgKey: string | null, quantity = 1) => ({ imgKey, quantity });

it('an order is drawn with each of its lines, then a second of what there are several of', () => {
  expect(thingsOf([line('melt'), line('croissant', 3), line('soup')])).toEqual(['melt', 'croissant', 'soup', 'croissant']);
});

it('at most five things are drawn, lines before seconds', () => {
  expect(thingsOf([line('a', 2), line('b', 2), line('c'), line('d')])).toEqual(['a', 'b', 'c', 'd', 'a']);
  expect(thingsOf(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => line(key, 2)))).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('a line without a picture is not drawn', () => {
  expect(thingsOf([line(null, 2), line(''), line('melt')])).toEqual(['melt']);
  expect(thingsOf([])).toEqual([]);
});
