import { redirect } from '@tanstack/react-router';
import { CUSTOMIZATIONS_MAX } from '#domain/cafe/cafe.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import { lineFrom } from '#src/api/cart-changes.ts';
import { cartById } from '#src/api/cart.ts';
import { menuOf } from '#src/api/menu.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { cafeIn } from '../-load-menu.ts';

/** Opens the product that an address names, for a new line or for one of the cart; null when the cafe has no such placard. */
export async function openProduct(context: RouterContext, hash: string, line: string | null): Promise<MenuPlacard | null> {
  const { app, call, queryClient } = context;
  const cafe = cafeIn(app.getSnapshot().context);
  if (cafe === null) throw redirect({ to: '/app/startOrder.html', search: { returnTo: `/app/product/${hash}.html` } });
  const menu = await queryClient.ensureQueryData(menuOf(call, cafe.id));
  const placard = Object.values(menu.placards).find((known) => known.hash === hash) ?? null;
  if (placard === null || placard.isCombo) return placard;
  const usual = must(placard.items.find(({ isDefault }) => isDefault) ?? placard.items[0], 'size');
  app.send({
    type: 'product.opened',
    input: {
      cafeId: cafe.id,
      placardId: placard.placardId,
      name: placard.name,
      itemId: usual.itemId,
      customizationsId: placard.customizationsId,
      customizationsMax: cafe.customizationsMaxAllowed || CUSTOMIZATIONS_MAX,
      line: await lineOf(context, line),
    },
  });
  return placard;
}

async function lineOf({ app, call, queryClient }: RouterContext, line: string | null) {
  const { cartId } = app.getSnapshot().context;
  if (line === null || cartId === null) return null;
  const item = (await queryClient.fetchQuery(cartById(call, cartId))).items.find(({ sequenceNum }) => String(sequenceNum) === line);
  return item ? { ...lineFrom(item), sequenceNum: item.sequenceNum } : null;
}
