import { describe, expect, it } from 'vitest';
import { hasUnreadLosses, keepLostChanges, withLostAddition, type LostChanges } from '#domain/cart/lost-changes.ts';
import { cart, club, clubLine } from '#model-tests/samples/carts.ts';

const lost = { ...club, hasLostChanges: true } as const;
const { known } = keepLostChanges({ ...cart, items: [lost] }, []);
const read = known.map((line): LostChanges => ({ ...line, isRead: true }));
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
  ])('is not a line %s', (_, answer) => expect(keepLostChanges(answer, known).cart).toEqual(answer));

  it('is remembered over an answer that is older than another tab’s, without being told twice', () => {
    const older = keepLostChanges({ ...cart, items: [{ ...club, ingredients: [bacon] }] }, read);
    const newer = keepLostChanges({ ...cart, items: [club] }, older.known);
    expect(newer).toEqual({ cart: { ...cart, items: [lost] }, known: read });
  });

  it('is told until it was read, and once more where it is lost again after the guest has changed the line', () => {
    const unread = (kept: ReturnType<typeof keepLostChanges>) => hasUnreadLosses(kept.cart, kept.known);
    const first = keepLostChanges({ ...cart, items: [lost] }, []);
    expect(unread(first)).toBe(true);
    expect(unread(keepLostChanges({ ...cart, items: [club] }, first.known))).toBe(true);
    expect(unread(keepLostChanges({ ...cart, items: [lost] }, read))).toBe(false);
    const changed = keepLostChanges({ ...cart, items: [{ ...club, ingredients: [bacon] }] }, read);
    expect(unread(changed)).toBe(false);
    expect(unread(keepLostChanges({ ...cart, items: [lost] }, changed.known))).toBe(true);
  });

  it('is not told again of a line that is removed and put back under another number', () => {
    const removed = keepLostChanges({ ...cart, items: [] }, read);
    const back = keepLostChanges({ ...cart, items: [{ ...lost, sequenceNum: 2 }] }, removed.known);
    expect(hasUnreadLosses(back.cart, back.known)).toBe(false);
  });

  it('is marked again as it is put back: the line of that change, else those that are the same', () => {
    const other = { ...club, sequenceNum: 2, changeId: 'change-2' };
    expect(withLostAddition({ items: [club, other] }, 'change-2', clubLine).items).toEqual([club, { ...other, hasLostChanges: true }]);
    const soup = { ...club, sequenceNum: 2, itemId: '5' };
    expect(withLostAddition({ items: [club, soup] }, 'change-2', clubLine).items).toEqual([lost, soup]);
  });
});
