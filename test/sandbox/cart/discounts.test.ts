import { describe, expect, it } from 'vitest';
import { discountsOf, refusalOf, refusedAtSubmission, type Discountable } from '#sandbox/world/cart/discounts.ts';

const club = { catId: 7, cents: 1200, unitCents: 1200 };
const soup = { catId: 10, cents: 800, unitCents: 800 };
const pastries = { catId: 4, cents: 698, unitCents: 349 };
const order = (lines: Discountable['lines'], dayOffset = 0): Discountable => ({ lines, dayOffset });
const today = order([club, soup, pastries]);

describe('a code of the pretend bakery', () => {
  it.each([
    ['NOSUCH', [], today, 'Discounts.invalidCode'],
    ['PASTRY', [], today, 'Discounts.invalidCode'],
    ['ENDED10', [], today, 'Discounts.expired'],
    ['WELCOME10', ['WELCOME10'], today, 'cart.input.discountalreadyapplied'],
    ['WELCOME5', ['WELCOME10'], today, 'cart.input.discountalreadyapplied'],
    ['ALONE20', ['BIRTHDAY'], today, 'cart.input.discountalreadyapplied'],
    ['WELCOME10', [], order([]), 'Discounts.emptyOrder'],
    ['TODAYONLY', [], order([club], 1), 'Discounts.SameDayOnlyDiscount'],
    ['SOUPDAY', [], order([club]), 'Discounts.itemsNotEligibleForTheDiscount'],
  ])('%s beside %j is refused (DISC-08 to -12)', (code, applied, at, reasonCode) => {
    expect(refusalOf(code, applied, at, [])).toBe(reasonCode);
  });

  it('goes in beside one reward that its member has', () => {
    expect(refusalOf('WELCOME10', ['PASTRY'], today, [])).toBeNull();
    expect(refusalOf('PASTRY', ['WELCOME10'], today, ['PASTRY'])).toBeNull();
    expect(refusalOf('SOUP2', ['PASTRY'], today, ['PASTRY', 'SOUP2'])).toBe('cart.input.discountalreadyapplied');
  });

  it('takes off whole cents, and all of them no more than the food costs', () => {
    expect(discountsOf(['WELCOME10', 'PASTRY'], today)).toEqual([
      { code: 'WELCOME10', cents: 269 },
      { code: 'PASTRY', cents: 349 },
    ]);
    expect(discountsOf(['SOUPDAY'], today)).toEqual([{ code: 'SOUPDAY', cents: 200 }]);
    const little = order([{ catId: 4, cents: 349, unitCents: 349 }]);
    expect(discountsOf(['WELCOME5', 'PASTRY'], little)).toEqual([
      { code: 'WELCOME5', cents: 349 },
      { code: 'PASTRY', cents: 0 },
    ]);
    expect(discountsOf(['SOUPDAY', 'TODAYONLY'], order([club], 1)).map(({ cents }) => cents)).toEqual([0, 0]);
  });

  it('may end between the cart and the kitchen (DISC-07)', () => {
    expect(refusedAtSubmission(['PASTRY', 'LASTCALL'])).toEqual({ code: 'LASTCALL', reasonCode: 'Discounts.expired' });
    expect(refusedAtSubmission(['WELCOME10'])).toBeNull();
  });
});
