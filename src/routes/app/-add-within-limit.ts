import type { CartLineRequest } from '#domain/cart/line.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { lineQuantityMax } from '#domain/quantity/limit.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import '#src/text/lazy/product.ts';
import { limitAndLines, type LimitContext } from './-known-limit.ts';

/** Time in which a press is answered: without the limits by then, the server alone checks them. */
const PATIENCE_MS = 500;

/**
 * Adds a line unless the cart has as many as one order may have (QTY-02, AMB-50); that is said. `cafe`:
 * null where the menu is the chain's, which has no limits.
 */
export async function addWithinLimit(context: LimitContext, cafe: OrderCafe | null, line: CartLineRequest): Promise<void> {
  const { app } = context;
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), PATIENCE_MS));
  const known = cafe && (await Promise.race([limitAndLines(context, cafe, line.itemId).catch(() => null), late]));
  // Read after every wait, so that two presses at once count each other.
  const queue = runningActor(app.getSnapshot().children.cart)?.getSnapshot().context.queue ?? [];
  const arriving = queue.flatMap(({ change }) => (change.kind === 'add' ? { ...change.line, sequenceNum: 0 } : []));
  const max = known === null ? Infinity : lineQuantityMax(line.itemId, known.limit, [...known.lines, ...arriving], null);
  if (line.quantity <= max) {
    app.send({ type: 'line.added', line });
  } else {
    const key = max === 0 ? 'product.noneLeft' : 'product.tooMany';
    const action = { name: 'cart', key: 'shell.viewCart' };
    app.send({ type: 'notice.shown', notice: noticeOf('error', key, { values: { max }, action }) });
  }
}
