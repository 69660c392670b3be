import { notFound, redirect } from '@tanstack/react-router';
import { CUSTOMIZATIONS_MAX } from '#domain/cafe/cafe.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import type { ProductInput } from '#machines/product/product.types.ts';
import { menuOf } from '#src/api/menu.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { cafeIn } from '../-load-menu.ts';
import { editedLine } from './-edited-line.ts';

/** `input`: what its flow begins with; null for a combo, which has none. */
type ReadProduct = { readonly placard: MenuPlacard; readonly input: ProductInput | null };

/** Reads the product that an address names, for a new line or for one of the cart. @throws where there is no cafe or no such placard. */
export async function readProduct(context: RouterContext, hash: string, line: string | null): Promise<ReadProduct> {
  const cafe = cafeIn(context.app.getSnapshot().context);
  if (cafe === null) throw redirect({ to: '/app/startOrder.html', search: { returnTo: `/app/product/${hash}.html` } });
  const menu = await context.queryClient.ensureQueryData(menuOf(context.call, cafe.id));
  const placard = Object.values(menu.placards).find((known) => known.hash === hash);
  if (placard === undefined) throw notFound();
  if (placard.isCombo) return { placard, input: null };
  const usual = must(placard.items.find(({ isDefault }) => isDefault) ?? placard.items[0], 'size');
  const input = {
    cafeId: cafe.id,
    placardId: placard.placardId,
    name: placard.name,
    itemId: usual.itemId,
    customizationsId: placard.customizationsId,
    customizationsMax: cafe.customizationsMaxAllowed || CUSTOMIZATIONS_MAX,
    line: await editedLine(context, line),
  };
  return { placard, input };
}

/** Opens the product's flow, unless it is open with the same: what the guest chose stays while they stay on the page. */
export function openProduct({ app }: Pick<RouterContext, 'app'>, input: ProductInput | null): void {
  const { children, context } = app.getSnapshot();
  const isOpen = children.product !== undefined && JSON.stringify(context.product) === JSON.stringify(input);
  if (input !== null && !isOpen) app.send({ type: 'product.opened', input });
}
