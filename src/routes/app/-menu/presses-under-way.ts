import { plainLine, type CartLineRequest } from '#domain/cart/line.ts';
import { pressedIn, type PressedLine } from '#domain/cart/pending.ts';
import { isSameLine } from '#domain/cart/same-line.ts';
import { waitingChanges } from '#machines/cart/waiting-changes.ts';
import { isPending } from '#machines/kit/lazy.ts';
import { isPersistable } from '#machines/kit/persistable.ts';
import type { PressInput } from '#machines/press/press.types.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { heldLines } from '#src/flows/cart/held-lines.ts';
import { leftChanges } from '#src/flows/cart/load-record.ts';

type Context = Pick<RouterContext, 'app' | 'sharedStorage' | 'tabStorage'> & { readonly actors: Pick<RouterContext['actors'], 'order'> };

/**
 * Returns the lines of presses, of this page of the tab and of those before it, for which the server has no answer yet (decision 058). One that waits
 * for the guest, for an order or for their word on a failure, is not among them.
 */
function pressesUnderWay({ actors, app, sharedStorage, tabStorage }: Context): readonly PressedLine[] {
  if (actors.order.getSnapshot().context.order === null) return [];
  const cart = app.getSnapshot().children.cart?.getSnapshot();
  // Until the code of the cart has come, its record says what it will take up.
  const left = cart === undefined || isPending(cart) ? pressedIn(leftChanges({ sharedStorage, tabStorage })) : [];
  return [...heldLines(tabStorage).all(), ...left, ...(isPersistable(cart) ? [] : pressedIn(waitingChanges(cart)))];
}

/** Returns the press of the same line that is under way: one more of its card is of that, and adds nothing; null: there is none (decision 058). */
export function pressUnderWay(context: Context, line: CartLineRequest): PressInput | null {
  const same = pressesUnderWay(context).find((each) => isSameLine(each.line, line));
  return same ? { kind: 'held', ...same } : null;
}

/** Returns the items of which a line as a card adds it is under way. */
export const itemsUnderWay = (context: Context): ReadonlySet<string> =>
  new Set(pressesUnderWay(context).flatMap(({ line }) => (isSameLine(line, plainLine(line.itemId, line.name)) ? line.itemId : [])));
