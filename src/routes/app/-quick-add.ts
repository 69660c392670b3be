import type { CartLineRequest } from '#domain/cart/line.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { limitDay, lineQuantityMax, quantityLimit } from '#domain/quantity/limit.ts';
import { cafeTimeAt, dayOf } from '#domain/time/cafe-time.ts';
import { cartById } from '#src/api/cart.ts';
import { quantityRulesOf } from '#src/api/product.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import '#src/text/late/product.ts';

type Context = Pick<RouterContext, 'app' | 'call' | 'clock' | 'queryClient'>;

/** Time in which a press is answered: without the limits by then, the server alone checks them. */
const PATIENCE_MS = 500;

/** Adds an item from the menu, unless the cart has as many of it as one order may have (QTY-02, AMB-50); that is said. */
export async function addFromMenu(context: Context, cafe: OrderCafe, line: CartLineRequest): Promise<void> {
  const { app } = context;
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), PATIENCE_MS));
  const known = await Promise.race([limitAndLines(context, cafe, line.itemId).catch(() => null), late]);
  // Read after every wait, so that two presses at once count each other.
  const queue = app.getSnapshot().children.cart?.getSnapshot().context.queue ?? [];
  const arriving = queue.flatMap(({ change }) => (change.kind === 'add' ? { ...change.line, sequenceNum: 0 } : []));
  const max = known === null ? Infinity : lineQuantityMax(line.itemId, known.limit, [...known.lines, ...arriving], null);
  if (line.quantity <= max) app.send({ type: 'cart.told', told: { type: 'line.added', line } });
  else {
    const key = max === 0 ? 'product.noneLeft' : 'product.tooMany';
    const action = { name: 'cart', key: 'shell.viewCart' };
    app.send({ type: 'notice.shown', notice: noticeOf('error', key, { values: { max }, action }) });
  }
}

/** Most of an item in one order, null for no rule, and the lines of the cart. */
async function limitAndLines({ app, call, clock, queryClient }: Context, cafe: OrderCafe, itemId: string) {
  const { cartId, order } = app.getSnapshot().context;
  const [rulesets, cart] = await Promise.all([
    queryClient.fetchQuery(quantityRulesOf(call, cafe.id)),
    cartId === null ? null : queryClient.fetchQuery(cartById(call, cartId)),
  ]);
  const today = dayOf(cafeTimeAt(clock.now(), cafe.timeZone));
  return { limit: quantityLimit(itemId, rulesets, today, limitDay(order?.schedule ?? null, today)), lines: cart?.items ?? [] };
}
