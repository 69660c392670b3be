import type { CartLineRequest } from '#domain/cart/line.ts';
import { awaitedLines } from '#domain/cart/pending.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { cafeIn } from '#domain/order/order.ts';
import { lineRoom } from '#domain/quantity/limit.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import type { Services } from '#src/app/services.ts';
import { limitText } from '#src/flows/kit/limit-text.ts';
import { cartIn } from './cart-in.ts';
import { limitAndLines, type LimitContext } from './known-limit.ts';

/** Time in which a press is answered: without the limits by then, the server alone checks them. */
const PATIENCE_MS = 500;

export type AddContext = LimitContext & Pick<Services, 'send'>;

/**
 * Adds a line unless the cart has as many as one order may have (QTY-02, AMB-50); that is said. Without a cafe the menu is the chain's, which has
 * no limits. `isWanted`: asked after the limits have come.
 */
export async function addWithinLimit(context: AddContext, line: CartLineRequest, press: string, isWanted: () => boolean): Promise<void> {
  const cafe = cafeIn(context.actors.order.getSnapshot().context);
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), PATIENCE_MS));
  const known = cafe && (await Promise.race([limitAndLines(context, cafe, line.itemId).catch(() => null), late]));
  if (!isWanted()) return;
  // Read after every wait, so that two presses at once count each other.
  const queue = runningActor(cartIn(context) ?? undefined)?.getSnapshot().context.queue ?? [];
  const room = known && lineRoom(line.itemId, known.limit, awaitedLines(known.lines, queue), null);
  if (room === null || line.quantity <= room.max) {
    context.send({ type: 'line.added', line, press });
  } else {
    const { key, values } = limitText(room, false);
    context.send({ type: 'notice.shown', notice: noticeOf('error', key, { values, action: { name: 'cart', key: 'shell.viewCart' } }) });
  }
}
