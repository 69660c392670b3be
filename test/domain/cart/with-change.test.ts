import { describe, expect, it } from 'vitest';
import { plainLine, type CartChange } from '#domain/cart/line.ts';
import { awaitedLines, pendingChange, type PendingChange } from '#domain/cart/pending.ts';
import { withChange } from '#domain/cart/with-change.ts';
import { fc } from '#test/kit/fast-check.ts';

const soup = plainLine('101', 'Soup');
const added: CartChange = { kind: 'add', line: soup };
const count = (sequenceNum: number, by: number): CartChange => ({ kind: 'quantity', sequenceNum, by });
const modify = (sequenceNum: number, quantity: number, cartId = 'cart-1'): CartChange => ({
  kind: 'modify',
  cartId,
  sequenceNum,
  line: { ...soup, quantity },
});
const remove = (sequenceNum: number, ...others: readonly number[]): CartChange => ({
  kind: 'remove',
  sequenceNum,
  ...(others.length > 0 && { others }),
});
const ROOM = 4;
/** The changes after these were asked for in this order; null where the last found no room. */
const asked = (...changes: readonly CartChange[]) =>
  changes
    .reduce<readonly PendingChange[] | null>((queue, change) => queue && withChange(queue, change, ROOM), [])
    ?.map(({ change }) => change) ?? null;

describe('a change that is asked for', () => {
  it('waits behind the others while there is room', () => {
    expect(asked(added, count(1, 1), count(2, 1), remove(3))).toEqual([added, count(1, 1), count(2, 1), remove(3)]);
    expect(asked(added, added, added, added, added)).toBeNull();
    expect(asked(added, added, added, added, count(1, 1))).toBeNull();
    expect(asked(added, added, added, added, remove(1))).toBeNull();
  });

  it('is one with what waits for the same press, also without room', () => {
    const pressed: CartChange = { kind: 'add', line: soup, press: 'press-1' };
    expect(asked(added, added, added, pressed, pressed)).toEqual([added, added, added, pressed]);
  });

  it('adds a quantity to that of the line: fewer in its place, more behind what may make room for it (CART-16, AMB-50)', () => {
    expect(asked(added, count(1, 1), count(1, 1))).toEqual([added, count(1, 2)]);
    expect(asked(added, count(1, 1), count(2, -1), count(1, 1))).toEqual([added, count(2, -1), count(1, 2)]);
    expect(asked(added, count(1, -1), count(2, 1), count(1, -1))).toEqual([added, count(1, -2), count(2, 1)]);
    expect(asked(added, count(1, 1), count(2, 1), count(1, -1))).toEqual([added, count(2, 1)]);
  });

  it('adds a quantity to a changed line, and replaces a changed line of the same cart (CART-27)', () => {
    expect(asked(added, modify(1, 2), count(1, 1))).toEqual([added, modify(1, 3)]);
    expect(asked(added, modify(1, 2), modify(1, 5))).toEqual([added, modify(1, 5)]);
    expect(asked(added, modify(1, 2, 'cart-0'), modify(1, 5))).toEqual([added, modify(1, 2, 'cart-0'), modify(1, 5)]);
    expect(asked(added, modify(1, 1), count(1, -1))).toEqual([added, modify(1, 1), count(1, -1)]);
  });

  it('joins what waits last of its line only', () => {
    expect(asked(added, count(1, 1), remove(1), count(1, 1))).toEqual([added, count(1, 1), remove(1), count(1, 1)]);
  });

  it('joins neither the first change nor one that was asked under its id (CART-29)', () => {
    expect(asked(count(1, 1), count(1, 1))).toEqual([count(1, 1), count(1, 1)]);
    const sent = [pendingChange(added), { id: 'change-1', change: count(1, 1), isSent: false }];
    expect(withChange(sent, count(1, 1), ROOM)).toHaveLength(3);
  });
});

describe('a removal', () => {
  it('is a change of its own while there is room: undone, it brings the line back with what was changed', () => {
    expect(asked(added, count(1, 1), remove(1))).toEqual([added, count(1, 1), remove(1)]);
  });

  it('replaces what waits of its lines where there is none (CART-26)', () => {
    expect(asked(added, count(1, -1), count(2, 1), modify(3, 2), remove(1, 3))).toEqual([added, remove(1, 3), count(2, 1)]);
  });
});

it('joined changes leave the lines as they would one after another', () => {
  const change = fc.oneof(
    fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(1, 2, -1)).map(([line, by]) => count(line, by)),
    fc.tuple(fc.constantFrom(1, 2), fc.integer({ min: 20, max: 30 })).map(([line, quantity]) => modify(line, quantity)),
    fc.constantFrom(1, 2).map((line) => remove(line)),
  );
  const items = [1, 2].map((sequenceNum) => ({ sequenceNum, itemId: '101', quantity: 20, changeId: null }));
  const changes = fc.array(change, { maxLength: 8 });
  fc.assert(
    fc.property(changes, fc.integer({ min: 2, max: 9 }), (wanted, room) => {
      const { queue, taken } = wanted.reduce<{ queue: readonly PendingChange[]; taken: readonly CartChange[] }>(
        (before, each) => {
          const next = withChange(before.queue, each, room);
          return next ? { queue: next, taken: [...before.taken, each] } : before;
        },
        { queue: [], taken: [] },
      );
      expect(queue.length).toBeLessThanOrEqual(room);
      expect(awaitedLines(items, queue)).toEqual(awaitedLines(items, taken.map(pendingChange)));
    }),
  );
});
