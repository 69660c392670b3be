import { describe, expect, it } from 'vitest';
import { plainLine, type CartChange } from '#domain/cart/line.ts';
import { awaitedLines, pendingChange, type PendingChange } from '#domain/cart/pending.ts';
import { withChange } from '#domain/cart/with-change.ts';
import { fc } from '#test/kit/fast-check.ts';

const soup = plainLine('101', 'Soup');
const added: CartChange = { kind: 'add', line: soup };
const count = (sequenceNum: number, by: number): CartChange => ({ kind: 'quantity', sequenceNum, by });
const modify = (sequenceNum: number, quantity: number, cartId = 'cart-1', itemId = soup.itemId): CartChange => ({
  kind: 'modify',
  cartId,
  sequenceNum,
  line: { ...soup, itemId, quantity },
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

  it('adds fewer to the quantity of the line in its place, and more where nothing waits behind it (CART-16, AMB-50)', () => {
    expect(asked(added, count(1, 1), count(1, 1))).toEqual([added, count(1, 2)]);
    expect(asked(added, count(1, -1), count(2, 1), count(1, -1))).toEqual([added, count(1, -2), count(2, 1)]);
    expect(asked(added, count(1, 1), count(2, 1), count(1, -1))).toEqual([added, count(2, 1)]);
  });

  it('adds a quantity to a changed line, and replaces a changed line of the same cart (CART-27)', () => {
    expect(asked(added, modify(1, 2), count(1, 1))).toEqual([added, modify(1, 3)]);
    expect(asked(added, modify(1, 2), modify(1, 5))).toEqual([added, modify(1, 5)]);
    expect(asked(added, modify(1, 2, 'cart-0'), modify(1, 5))).toEqual([added, modify(1, 2, 'cart-0'), modify(1, 5)]);
    expect(asked(added, modify(1, 1), count(1, -1))).toEqual([added, modify(1, 1), count(1, -1)]);
    expect(asked(added, modify(1, 5), remove(2), count(1, -1))).toEqual([added, modify(1, 4), remove(2)]);
    expect(asked(added, modify(1, 5), remove(2), modify(1, 5))).toEqual([added, modify(1, 5), remove(2)]);
  });

  it('stays behind what may make room for more, and finds none there in a full queue (CART-16, QTY-05)', () => {
    expect(asked(added, count(1, 1), count(2, -1), count(1, 1))).toEqual([added, count(1, 1), count(2, -1), count(1, 1)]);
    expect(asked(added, modify(1, 2), remove(2), count(1, 1))).toEqual([added, modify(1, 2), remove(2), count(1, 1)]);
    expect(asked(added, modify(1, 2), remove(2), modify(1, 3))).toEqual([added, modify(1, 2), remove(2), modify(1, 3)]);
    expect(asked(added, modify(1, 2), remove(2), modify(1, 2, 'cart-1', '102'))).toHaveLength(4);
    expect(asked(added, modify(1, 2), remove(2), added, count(1, 1))).toBeNull();
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

  it('is one with a removal of its lines that waits, also without room: the line can still be put back (CART-26)', () => {
    expect(asked(added, remove(1), count(2, 1), added, remove(1))).toEqual([added, remove(1), count(2, 1), added]);
    expect(asked(added, remove(1, 3), remove(3))).toEqual([added, remove(1, 3)]);
    expect(asked(added, remove(1), remove(1, 3))).toEqual([added, remove(1), remove(1, 3)]);
  });
});

/** Lines of the cart at the start of a property. */
const items = [1, 2].map((sequenceNum) => ({ sequenceNum, itemId: soup.itemId, quantity: 20, changeId: null }));
const anyChange = fc.oneof(
  fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(1, 2, -1)).map(([line, by]) => count(line, by)),
  fc
    .tuple(fc.constantFrom(1, 2), fc.integer({ min: 20, max: 30 }), fc.constantFrom(soup.itemId, '102'))
    .map(([line, quantity, itemId]) => modify(line, quantity, 'cart-1', itemId)),
  fc.constantFrom(1, 2).map((line) => remove(line)),
);
const changes = fc.array(anyChange, { maxLength: 8 });
const rooms = fc.integer({ min: 2, max: 9 });

/** The queue after these, and those that found room in it, as they were asked for. */
const taken = (wanted: readonly CartChange[], room: number) =>
  wanted.reduce<{ readonly queue: readonly PendingChange[]; readonly each: readonly PendingChange[] }>(
    ({ queue, each }, change) => {
      const next = withChange(queue, change, room);
      return next ? { queue: next, each: [...each, pendingChange(change)] } : { queue, each };
    },
    { queue: [], each: [] },
  );

it('joined changes leave the lines as they would one after another', () => {
  fc.assert(
    fc.property(changes, rooms, (wanted, room) => {
      const { queue, each } = taken(wanted, room);
      expect(queue.length).toBeLessThanOrEqual(room);
      expect(awaitedLines(items, queue)).toEqual(awaitedLines(items, each));
    }),
  );
});

/** The most of one item that the cart has at any time, where the changes are made one after another. */
function mostOf(queue: readonly PendingChange[]): Readonly<Record<string, number>> {
  const most: Record<string, number> = {};
  for (let made = 0; made <= queue.length; made += 1) {
    const lines = awaitedLines(items, queue.slice(0, made));
    for (const { itemId } of lines)
      most[itemId] = Math.max(
        most[itemId] ?? 0,
        lines.reduce((sum, line) => sum + (line.itemId === itemId ? line.quantity : 0), 0),
      );
  }
  return most;
}

it('joined changes exceed no limit that they would keep one after another (CART-16, QTY-05)', () => {
  fc.assert(
    fc.property(changes, rooms, (wanted, room) => {
      const { queue, each } = taken(wanted, room);
      const most = mostOf(each);
      for (const [itemId, count] of Object.entries(mostOf(queue))) expect(count).toBeLessThanOrEqual(most[itemId] ?? 0);
    }),
    { numRuns: 1000 },
  );
});
