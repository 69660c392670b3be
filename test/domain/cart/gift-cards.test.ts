import { expect, it } from 'vitest';
import { boughtGiftCards, giftCardsIn, isGiftCardOnly } from '#domain/cart/gift-cards.ts';
import { giftLine, promotionalLine } from '#test/kit/gift-line.ts';
import { plainLine } from '#domain/cart/line.ts';

const soup = { ...plainLine('101012', 'Soup'), sequenceNum: 1 };
const card = { ...giftLine(25_00), sequenceNum: 2 };
const bonus = { ...promotionalLine, sequenceNum: 3 };

it.each([
  ['nothing', [], 'none', []],
  ['food', [soup], 'none', []],
  ['food and a promotional card', [soup, bonus], 'none', []],
  ['a promotional card alone', [bonus], 'none', []],
  ['an e-gift card', [card], 'only', [2]],
  ['an e-gift card and a promotional card', [card, bonus], 'only', [2]],
  ['E-54 soup, an e-gift card and a promotional card', [soup, card, bonus], 'mixed', [2]],
] as const)('a cart of %s counts as %3$s (SUBMIT-15, SUBMIT-16, SUBMIT-17)', (_, items, kind, bought) => {
  expect(giftCardsIn(items)).toBe(kind);
  expect(boughtGiftCards(items)).toEqual(bought);
});

it('a cart of gift cards only has something in it, and no food', () => {
  expect([[], [soup], [soup, card], [card], [card, bonus]].map(isGiftCardOnly)).toEqual([false, false, false, true, true]);
});
