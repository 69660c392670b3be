import { choicesOf } from '../cart/choices-of.ts';
import type { CartLineRequest } from '../cart/line.ts';

/** A line of a cart, and what it has of what the guest avoids. */
export interface LostLine {
  readonly sequenceNum: number;
  readonly name: string;
  /** The cafe and the choices that it is made by: an answer is for these. */
  readonly made: string;
  /** It is made without the changes that the guest has asked for (CART-27). */
  readonly isLost: boolean;
  /** Upper case; null where it is not known. */
  readonly allergens: readonly string[] | null;
}

/** Lines that the guest adds in spite of what they have are not numbered yet. */
const ADDED = 'added';

/** Returns what is equal for lines of the same choices at the same cafe, whatever their notes and count. */
export const madeAt = (cafeId: string, line: Pick<CartLineRequest, 'itemId' | 'ingredients' | 'children'>): string =>
  `${cafeId}:${choicesOf(line)}`;

const answerKeys = (of: string, made: string, allergens: readonly string[] | null): readonly string[] =>
  (allergens ?? ['?']).map((name) => `${of} ${made} ${name}`);

/** Returns what an answer is kept under: the line as it is made, so that another allergen, cafe or choice, or one that becomes known, is asked about again. */
export const lostLineKeys = (cartId: string, { sequenceNum, made, allergens }: LostLine): readonly string[] =>
  answerKeys(`${cartId} ${sequenceNum}`, made, allergens);

/**
 * Returns what the guest's word is kept under as they add something in spite of what it has. `allergens`: those that they were asked about, upper
 * case; null: it was not known what it has.
 */
export const addedLineKeys = (made: string, allergens: readonly string[] | null): readonly string[] => answerKeys(ADDED, made, allergens);

/** Whether an answer was given as something was added. */
export const isAddedKey = (key: string): boolean => key.startsWith(`${ADDED} `);

/**
 * Returns the lines that the guest has not answered for: those with what they avoid, and those of which it is not known (MENU-11, CART-27).
 * `kept`: keys of the answers of the guest.
 */
export const unansweredLines = (cartId: string, lines: readonly LostLine[], kept: readonly string[]): readonly LostLine[] =>
  lines.filter((line) => {
    const added = addedLineKeys(line.made, line.allergens);
    return lostLineKeys(cartId, line).some((key, at) => !kept.includes(key) && !kept.includes(added[at] ?? key));
  });
