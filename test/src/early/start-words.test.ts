import { expect, it } from 'vitest';
import { startWords, type Remembered } from '#src/app/early/start-words.ts';

const stranger: Remembered = { hasOrder: false, cartId: null, filledCartId: null, isMember: false, isContinuedGuest: false, search: '' };
const guest: Remembered = { ...stranger, hasOrder: true, cartId: 'cart-1', filledCartId: 'cart-1', isContinuedGuest: true };

/** The words that hold, by name. */
const holding = (known: Remembered) =>
  Object.entries(startWords(known))
    .filter(([, hold]) => hold)
    .map(([words]) => words);

it.for<[string, Remembered, readonly string[]]>([
  ['someone new is asked how they check out (ORD-SETUP-21)', stranger, ['signIn']],
  ['a guest who has said so is not asked again (ORD-SETUP-21)', { ...stranger, isContinuedGuest: true }, []],
  ['an order of a group begins with a page of its own', { ...stranger, search: '?groupOrder=true' }, []],
  ['a guest with a cart has its sums, and pays as a guest', guest, ['filled', 'payer']],
  ['a cart that was emptied has no sums', { ...guest, filledCartId: null }, []],
  ['another cart than the one that had lines has no sums', { ...guest, cartId: 'cart-2' }, []],
  ['a cart without an order is not paid', { ...guest, hasOrder: false }, ['filled']],
  ['a member is not called a guest', { ...guest, isMember: true }, ['filled']],
  ['a member without an order is greeted in another way', { ...stranger, isMember: true }, []],
  ['a record of another shape is no cart', { ...stranger, cartId: 5, filledCartId: '5' }, ['signIn']],
])('the words of a page before its code is there: %s', ([, known, words]) => expect(holding(known)).toEqual(words));
