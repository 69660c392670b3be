import { expect, it } from 'vitest';
import { lineRoom } from '#domain/quantity/limit.ts';
import { limitText } from '#src/flows/kit/limit-text.ts';
import { text } from '#src/text/text.ts';

const limit = 3;
const inCart = (quantity: number) => [{ itemId: '101', sequenceNum: 1, quantity }];
const others = (quantity: number) => [...inCart(2), { itemId: '101', sequenceNum: 2, quantity }];

it.each([
  ['a new line of an empty cart', [], null, 'You can have up to 3 of these.'],
  ['a new line beside one', inCart(1), null, 'You can have up to 3 of these, and 1 is in your cart.'],
  ['a new line beside two', inCart(2), null, 'You can have up to 3 of these, and 2 are in your cart.'],
  ['a new line beside all', inCart(3), null, 'Your cart already has as many of these as one order can have.'],
  ['the one line of a cart', inCart(2), 1, 'You can have up to 3 of these.'],
  ['a line of a cart beside one more', others(1), 1, 'You can have up to 3 of these, and 1 more is in your cart.'],
  ['a line of a cart beside two more', others(2), 1, 'You can have up to 3 of these, and 2 more are in your cart.'],
] as const)('What is said of too many counts the others of the cart: %s (QTY-02, AMB-50)', (_, lines, editing, words) => {
  const { key, values } = limitText(lineRoom('101', limit, lines, editing), editing !== null);
  expect(text(key, values)).toBe(words);
});
