import type { Menu } from '#domain/menu/menu.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { cafeIn } from '#domain/order/order.ts';
import { carriedCombo } from './-carried-combo.ts';
import { carriedNotice } from './-carried-notice.ts';
import { carriedProduct } from './-carried-product.ts';
import { openProduct, type Read, type ReadProduct } from './-open-product.ts';

/**
 * Returns a product or combo as it is read for another cafe than the one that it is open for, with what the guest has chosen of it, as far as that
 * cafe has it. Opening it says so once, with what became of what that cafe does not have or make.
 */
export async function carryOver(context: RouterContext, menu: Menu, { placard, request }: Read): Promise<ReadProduct> {
  const carried = await carriedRequest(context, menu, { placard, request });
  if (carried === null) return { placard, request, open: openProduct };
  const cafe = cafeIn(context.actors.order.getSnapshot().context)?.name ?? null;
  const open: typeof openProduct = (to, next) => {
    openProduct(to, next);
    if (next === null || cafe === null) return;
    to.app.send({ type: 'notice.shown', notice: carriedNotice(cafe, carried.lost) });
  };
  return { placard, request: carried.request, open };
}

/** Null: nothing of it is chosen; of a product, before its choices are there, unless it was carried here with some. */
function carriedRequest(context: RouterContext, menu: Menu, { placard, request }: Read) {
  const { product, combo } = context.app.getSnapshot().children;
  const [one, tray] = [runningActor(product)?.getSnapshot(), runningActor(combo)?.getSnapshot()];
  const isOf = (open: { readonly placardId: string }) => open.placardId === placard.placardId;
  if (request?.name === 'combo' && tray && isOf(tray.context)) return carriedCombo(context, { menu, placard }, request, tray);
  if (request?.name !== 'product' || !one || !isOf(one.context)) return null;
  if (!one.matches('choosing') && !one.context.carried) return null;
  return carriedProduct(context, placard, request, one.context);
}
