import { describe, expect, it } from 'vitest';
import { withPressedPrice } from '#domain/cart/price-change.ts';
import { pressedPrice } from '#domain/cart/pressed-price.ts';
import { isSameChange, isSameLine } from '#domain/cart/same-line.ts';
import { club, clubLine } from '#model-tests/samples/carts.ts';

const pressed = { ...clubLine, shownPrice: 900 };
const add = { kind: 'add', line: pressed } as const;
const modify = { kind: 'modify', cartId: 'cart-1', sequenceNum: 1, line: pressed } as const;
const change = { sequenceNum: 1, name: club.name, from: 900, to: 1000 };

describe('the price of a line that was asked for at another', () => {
  it.each([
    [
      'the line that echoes its change',
      add,
      [
        { ...club, sequenceNum: 2 },
        { ...club, changeId: 'change-1' },
      ],
      change,
    ],
    ['without an echo, the last line that is the same', add, [{ ...club, sequenceNum: 3, amount: 800 }, club], change],
    ['the line that was changed, by its number', modify, [{ ...club, sequenceNum: 2 }, club], change],
    ['the line at the price that was shown', add, [{ ...club, amount: 900 }], { ...change, to: 900 }],
    ['no line that is in the answer', modify, [{ ...club, sequenceNum: 2 }], undefined],
    ['no line that was shown without a price', { kind: 'add', line: clubLine } as const, [club], undefined],
    ['no line of a removal', { kind: 'remove', sequenceNum: 1 } as const, [club], undefined],
  ])('is that of %s (PRICING-01)', (_, asked, items, found) => {
    expect(pressedPrice('change-1', asked, items)).toEqual(found);
  });

  it('takes the place of what was said of the line, and of nothing else; the price that was shown ends it (PRICING-01)', () => {
    const other = { sequenceNum: 2, name: 'Soup', from: 500, to: 600 };
    const unseen = [{ ...change, from: 700 }, other];
    expect(withPressedPrice(unseen, change)).toEqual([other, change]);
    expect(withPressedPrice(unseen, { ...change, from: 1000 })).toEqual([other]);
    expect(withPressedPrice(unseen, undefined)).toBe(unseen);
  });

  it('makes no other line and no other change of it (CART-24, PRICING-01)', () => {
    expect(isSameLine(pressed, clubLine)).toBe(true);
    expect(isSameLine(pressed, { ...clubLine, quantity: 2 })).toBe(false);
    expect(isSameChange({ ...add, press: 'press-1' }, { kind: 'add', line: clubLine })).toBe(true);
    expect(isSameChange(modify, { ...modify, line: clubLine })).toBe(true);
    expect(isSameChange(modify, { ...modify, sequenceNum: 2 })).toBe(false);
    expect(isSameChange({ kind: 'remove', sequenceNum: 1 }, { kind: 'remove', sequenceNum: 1 })).toBe(true);
  });
});
