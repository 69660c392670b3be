/** A line that a cafe makes without the guest's changes, and what it has of what the guest avoids. */
export interface LostLine {
  readonly sequenceNum: number;
  readonly name: string;
  /** Upper case; null where it is not known. */
  readonly allergens: readonly string[] | null;
}

/** Returns what an answer is kept under: the line as it is, so that another allergen, or one that becomes known, is asked about again. */
export const lostLineKey = (cartId: string, { sequenceNum, allergens }: LostLine): string =>
  [cartId, sequenceNum, allergens?.join('+') ?? '?'].join(' ');

/**
 * Returns the lines that the guest has not answered for: those with what they avoid, and those of which it is not known (MENU-11, CART-27).
 * `kept`: keys of the lines that the guest keeps.
 */
export const unansweredLines = (cartId: string, lines: readonly LostLine[], kept: readonly string[]): readonly LostLine[] =>
  lines.filter((line) => line.allergens?.length !== 0 && !kept.includes(lostLineKey(cartId, line)));
