import type { CartChange, CartLineRequest } from './line.ts';

/** A cart change that the server has not answered yet. */
export interface PendingChange {
  /** Unique for all time; a repeated request carries the same. Null until the first request is prepared. */
  readonly id: string | null;
  readonly change: CartChange;
  /** A request was made, and its outcome is not known. */
  readonly isSent: boolean;
}

/** How many of an item a line has. */
interface CountedLine {
  readonly itemId: string;
  readonly sequenceNum: number;
  readonly quantity: number;
}

/** A line that is to come in, or as it is to be. */
interface AwaitedLine extends CartLineRequest {
  readonly sequenceNum: number;
}

/**
 * Returns the lines of a cart as the changes that wait will leave them, with those that are to come in, whose `sequenceNum` is 0. A change that
 * the cart has already, by the id that the server echoes, is not counted again (CART-16, AMB-50).
 */
export function awaitedLines<Line extends CountedLine & { readonly changeId: string | null }>(
  items: readonly Line[],
  queue: readonly PendingChange[],
): readonly (Line | AwaitedLine)[] {
  return changesLeft(items, queue).reduce<readonly (Line | AwaitedLine)[]>((lines, { change }) => applied(lines, change), items);
}

/** Returns the changes that wait without those that the cart has already, by the id that the server echoes (CART-29). */
export const changesLeft = (
  items: readonly { readonly changeId: string | null }[],
  queue: readonly PendingChange[],
): readonly PendingChange[] => queue.filter(({ id }) => id === null || items.every(({ changeId }) => changeId !== id));

function applied<Line extends CountedLine>(lines: readonly (Line | AwaitedLine)[], change: CartChange): readonly (Line | AwaitedLine)[] {
  if (change.kind === 'add') return [...lines, { ...change.line, sequenceNum: 0 }];
  return lines.flatMap((line) => {
    if (!isOfLine(change, line)) return line;
    if (change.kind === 'modify') return { ...change.line, sequenceNum: line.sequenceNum };
    const quantity = change.kind === 'remove' ? 0 : line.quantity + change.by;
    return quantity > 0 ? { ...line, quantity } : [];
  });
}

/** Returns whether a change is of a line of the cart: the one that it names, or one that goes with it. */
export const isOfLine = (change: CartChange, { sequenceNum }: Pick<CountedLine, 'sequenceNum'>): boolean =>
  change.kind === 'remove' ? removedBy(change).includes(sequenceNum) : change.kind !== 'add' && change.sequenceNum === sequenceNum;

/** Returns the numbers of the lines that a removal removes, the one that it names first. */
export const removedBy = ({ sequenceNum, others = [] }: Extract<CartChange, { kind: 'remove' }>): readonly number[] => [
  sequenceNum,
  ...others,
];

/** Returns whether a change removes all of these lines; false: it is another change, or leaves one of them (CART-26). */
export const isRemovalOf = (change: CartChange, lines: readonly number[]): boolean =>
  change.kind === 'remove' && lines.every((line) => removedBy(change).includes(line));

/** A change that the guest has just asked for. */
export const pendingChange = (change: CartChange): PendingChange => ({ id: null, change, isSent: false });

/** Returns whether two changes are asked for by one press. */
export const isSamePress = (one: CartChange, other: CartChange): boolean =>
  one.kind === 'add' && other.kind === 'add' && one.press !== undefined && one.press === other.press;

/** A line that was asked for by a press. */
export interface PressedLine {
  /** Id of the press. */
  readonly press: string;
  readonly line: CartLineRequest;
}

/** Returns the lines of presses among the changes that wait. */
export const pressedIn = (queue: readonly PendingChange[]): readonly PressedLine[] =>
  queue.flatMap(({ change }) => (change.kind === 'add' && change.press !== undefined ? { press: change.press, line: change.line } : []));

/** Returns a change that is a press of its own. */
export const withoutPress = (change: CartChange): CartChange => (change.kind === 'add' ? { kind: 'add', line: change.line } : change);

/** Returns the additions among changes that wait: they can be made to any cart. One that was asked of a cart before is a change of its own. */
export const additionsIn = (queue: readonly PendingChange[]): readonly PendingChange[] =>
  queue.flatMap(({ change, isSent }) => (change.kind === 'add' ? pendingChange(isSent ? withoutPress(change) : change) : []));

/** A line of a cart that is to be changed. `name`: as the guest asked for it; null: only the cart says. */
export interface ChangedLine {
  readonly sequenceNum: number;
  readonly name: string | null;
}

/** Returns the lines that changes which wait are of, each once, in the guest's order; none for what is to come in (CART-25, CART-26). */
export const changedLines = (queue: readonly PendingChange[]): readonly ChangedLine[] =>
  [
    ...new Map(
      queue.flatMap(({ change }) =>
        change.kind === 'add' ? [] : [[change.sequenceNum, change.kind === 'modify' ? change.line.name : null] as const],
      ),
    ),
  ].map(([sequenceNum, name]) => ({ sequenceNum, name }));
