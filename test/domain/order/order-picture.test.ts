import { expect, it } from 'vitest';
import type { CartChild } from '#domain/cart/cart.ts';
import { picturesOfLine, thingsOf } from '#domain/order/order-picture.ts';

const line = (imgKey: string | null, quantity = 1) => ({ imgKey, quantity, children: [] });

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

const child = (imgKey: string | null, isSide = false): CartChild => ({
  itemId: '1',
  name: 'Half',
  placardId: null,
  isSide,
  ingredients: [],
  size: '',
  imgKey,
  price: 0,
});

it('a combo is drawn as its two picks, without its side; a meal as what it is made of first (COMBO-10)', () => {
  const combo = { imgKey: 'pair', quantity: 1, children: [child('melt'), child('soup'), child('apple', true)] };
  expect(picturesOfLine(combo)).toEqual(['melt', 'soup']);
  expect(thingsOf([combo, line('latte')])).toEqual(['melt', 'soup', 'latte']);
  expect(picturesOfLine({ ...combo, imgKey: 'meal', children: [child('melt'), child('apple', true)] })).toEqual(['meal']);
  expect(picturesOfLine({ ...combo, children: [child('melt'), child(null)] })).toEqual(['pair']);
});
