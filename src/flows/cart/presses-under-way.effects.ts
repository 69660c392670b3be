import { plainLine } from '#domain/cart/line.ts';
import { isSameValue } from '#domain/same-value.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { isPersistable } from '#machines/kit/persistable.ts';
import { leftPresses, pressedIn, type PressedLine } from '#src/app/storage/load-record.ts';
import type { Services } from '#src/app/services.ts';
import { heldLines } from './held-lines.ts';
import { soundCart, waitingChanges } from './waiting-changes.effects.ts';

type Sources = Readonly<Record<'sharedStorage' | 'tabStorage', Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>>> & {
  readonly actors: Pick<Services['actors'], 'cart' | 'order'>;
};

/**
 * Returns the lines of presses, of this page of the tab and of those before it, for which the server has no answer yet (decision 058). One that waits
 * for the guest, for an order or for their word on a failure, is not among them.
 */
export function pressesUnderWay({ actors, sharedStorage, tabStorage }: Sources): readonly PressedLine[] {
  if (actors.order.getSnapshot().context.order === null) return [];
  const cart = soundCart(actors);
  const running = runningActor(cart ?? undefined);
  // Until the code of the cart has come, its record says what it will take up.
  const left = running === null ? leftPresses({ sharedStorage, tabStorage }) : [];
  const isAtRest = running !== null && isPersistable(running.getSnapshot());
  return [...heldLines(tabStorage).all(), ...left, ...(isAtRest ? [] : pressedIn(waitingChanges(cart)))];
}

/** Returns the items of which a line as a card adds it is under way. */
export const itemsUnderWay = (sources: Sources): ReadonlySet<string> =>
  new Set(pressesUnderWay(sources).flatMap(({ line }) => (isSameValue(line, plainLine(line.itemId, line.name)) ? line.itemId : [])));
