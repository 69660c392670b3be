import { describe, expect, it } from 'vitest';
import { keepLostChanges, withLostAddition } from '#domain/cart/lost-changes.ts';
import { cart, club, clubLine } from '#model-tests/samples/carts.ts';

const lost = { ...club, hasLostChanges: true } as const;
const { known } = keepLostChanges({ ...cart, items: [lost] }, []);
const bacon = { itemId: '1', name: 'Bacon', custType: 'REMOVED', portion: 'No', originalItemId: null } as const;

describe('what lost its changes (CART-27)', () => {
  it('stays marked in an answer that does not say so, with another quantity or note', () => {
    const answer = { ...cart, items: [{ ...club, quantity: 2, msgKitchen: 'Toasted' }] };
    const kept = keepLostChanges(answer, known);
    expect(kept.cart.items).toEqual([{ ...lost, quantity: 2, msgKitchen: 'Toasted' }]);
    expect(kept.known).toEqual(known);
  });

  it.each([
    ['of which the guest has changed the choices', { ...cart, items: [{ ...club, ingredients: [bacon] }] }],
    ['of another number', { ...cart, items: [{ ...club, sequenceNum: 2 }] }],
  ])('is not a line %s, and is forgotten', (_, answer) => {
    expect(keepLostChanges(answer, known)).toEqual({ cart: answer, known: [] });
  });

  it('is marked again as it is put back: the line of that change, else those that are the same', () => {
    const other = { ...club, sequenceNum: 2, changeId: 'change-2' };
    expect(withLostAddition({ items: [club, other] }, 'change-2', clubLine).items).toEqual([club, { ...other, hasLostChanges: true }]);
    const soup = { ...club, sequenceNum: 2, itemId: '5' };
    expect(withLostAddition({ items: [club, soup] }, 'change-2', clubLine).items).toEqual([lost, soup]);
  });
});
