import { expect, it } from 'vitest';
import { pageBefore, pagesAfter } from '#domain/navigation/recent.ts';

const comeTo = (pages: readonly string[], page: string) => pagesAfter(pages, page, { isReturn: false });
const walkBackTo = (pages: readonly string[], page: string) => pagesAfter(pages, page, { isReturn: true });

it('E-57: back goes to the nearest earlier page that differs from the current one (ROUTES-43)', () => {
  expect(pageBefore(['menu', 'product 1', 'cart', 'cart'], 'cart')).toBe('product 1');
  expect(pageBefore(['cart', 'cart'], 'cart')).toBeNull();
  expect(pageBefore([], 'menu')).toBeNull();
});

it('joins every page to the list (ROUTES-40) and forgets the oldest in the end', () => {
  expect(comeTo(comeTo([], 'menu'), 'cart')).toEqual(['menu', 'cart']);
  const many = Array.from({ length: 60 }, (_, at) => `page ${at}`).reduce<readonly string[]>(comeTo, []);
  expect(many).toHaveLength(50);
  expect(many.at(-1)).toBe('page 59');
});

it('walks further back each time instead of to and fro', () => {
  let pages: readonly string[] = ['menu', 'product 1', 'cart'];
  pages = walkBackTo(pages, pageBefore(pages, 'cart') ?? '');
  expect(pages).toEqual(['menu', 'product 1']);
  expect(pageBefore(pages, 'product 1')).toBe('menu');
});

it('takes a page to return to that is not in the list as a new one', () => {
  expect(walkBackTo(['menu'], 'cart')).toEqual(['menu', 'cart']);
});
