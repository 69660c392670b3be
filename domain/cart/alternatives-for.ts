import { helpWith } from '../menu/help.ts';
import { placardOf, placardUnavailable, type Menu } from '../menu/menu.ts';
import { substituteFor, type SubstituteInput } from '../menu/substitute.ts';
import type { Alternatives, HelpfulChange } from './alternatives.ts';
import type { Cart } from './cart.ts';
import type { CartLineRequest } from './line.ts';
import { unavailableLines, type UnavailableLine } from './orderable.ts';
import { lineRefusal } from './refusal.ts';

/** A line of the cart that cannot be ordered. `reason`: key of the exception that says why; null where the server only marks the line. */
type RefusedLine = CartLineRequest & Pick<UnavailableLine, 'reason'>;

interface AlternativesInput extends Omit<SubstituteInput, 'taken' | 'quantityMaxOf'> {
  readonly quantityMaxOf: (itemId: string, sequenceNum: number) => number;
}

/**
 * Returns what helps with each line of the cart that cannot be ordered, by its number (decision 047). What the cart has is not offered, and no two lines
 * are offered the same item. Where its time or the way that it is had is why, that change of the order helps, as the menu says (AVAIL-04 to -06).
 * Where a part of the line or its size is why, a change of it helps, and nothing is offered in its place; nor for a combo or a gift card.
 */
export function alternativesFor(
  menu: Menu,
  cart: Pick<Cart, 'items' | 'exceptions'>,
  { quantityMaxOf, ...input }: AlternativesInput,
): ReadonlyMap<number, Alternatives> {
  const taken = new Set(cart.items.map(({ itemId }) => itemId));
  const known = new Map<number, Alternatives>();
  for (const { sequenceNum, reason } of unavailableLines(cart)) {
    const line = cart.items.find((item) => item.sequenceNum === sequenceNum);
    if (!line) continue;
    const why = reasonIn(menu, { ...line, reason }, input);
    const isOffered = !why.isEditHelpful && line.giftCard === undefined && line.children.length === 0;
    const limits = { taken, quantityMaxOf: (itemId: string) => quantityMaxOf(itemId, sequenceNum) };
    const substitute = isOffered ? substituteFor(menu, line, { ...input, ...limits }) : null;
    for (const { itemId } of substitute?.placard.items ?? []) taken.add(itemId);
    known.set(sequenceNum, { ...why, substitute });
  }
  return known;
}

/** Reason codes of a line that can be ordered with other choices. */
const choiceReasons: readonly (string | null)[] = ['cart.validation.item.customization', 'cart.validation.item.combo'];

function reasonIn(menu: Menu, line: RefusedLine, { wanted, soldOut }: Pick<SubstituteInput, 'wanted' | 'soldOut'>) {
  const placard = placardOf(menu, line.itemId);
  const refusal = lineRefusal(menu, line, wanted, soldOut);
  const isSizeGone = placard !== undefined && placardUnavailable(placard, wanted, soldOut) === null;
  const isEditHelpful = choiceReasons.includes(line.reason) || (refusal !== null && (refusal.part !== null || isSizeGone));
  // The server knows of it before the menu does: of a line with choices it does not say which is gone.
  const isPlain = line.children.length + line.ingredients.length === 0;
  const isGone = refusal === null ? isPlain && line.reason === 'cart.validation.item.stockout' : refusal.reason === 'soldOut';
  const isMissing = placard === undefined && line.giftCard === undefined && line.reason !== 'cart.validation.item.unknown';
  const help = isEditHelpful || refusal === null ? null : helpWith(refusal.reason, wanted.destination);
  const change: HelpfulChange | null = placard && help && help !== 'cafe' ? { step: help, placardId: placard.placardId } : null;
  return { isEditHelpful, isElsewhere: !isEditHelpful && (isGone || isMissing), change };
}
