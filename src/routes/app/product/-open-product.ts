import { notFound } from '@tanstack/react-router';
import { CUSTOMIZATIONS_MAX } from '#domain/cafe/cafe.ts';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import type { ProductInput } from '#machines/product/product.types.ts';
import { menuOf } from '#src/api/menu.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { cafeIn } from '../-load-menu.ts';
import { editedLine } from './-edited-line.ts';

type Address = { readonly hash: string; readonly line: string | null };
/** `input`: what the flow begins with; null for a combo, which has none. */
type ReadProduct = { readonly placard: MenuPlacard; readonly input: ProductInput | null };

/** Reads the product that an address names, at the cafe in hand or as the chain has it (CAFE-15), for a new line or for one of the cart. @throws where there is no such placard. */
export async function readProduct(context: RouterContext, { hash, line: lineNumber }: Address): Promise<ReadProduct> {
  const cafe = cafeIn(context.actors.order.getSnapshot().context);
  const { placards } = await context.queryClient.ensureQueryData(menuOf(context.call, cafe?.id ?? NO_CAFE));
  const placard = Object.values(placards).find((known) => known.hash === hash);
  if (!placard) throw notFound();
  if (placard.isCombo) return { placard, input: null };
  const { placardId, name, customizationsId, items } = placard;
  const { itemId } = must(items.find(({ isDefault }) => isDefault) ?? items[0], 'size');
  const customizationsMax = cafe?.customizationsMaxAllowed || CUSTOMIZATIONS_MAX;
  const line = await editedLine(context, lineNumber);
  return { placard, input: { cafeId: cafe?.id ?? NO_CAFE, placardId, name, itemId, customizationsId, customizationsMax, line } };
}

/** Opens the product's flow. The same input keeps a running flow, with what the guest chose. */
export function openProduct({ app }: Pick<RouterContext, 'app'>, input: ProductInput | null): void {
  if (input !== null) app.send({ type: 'flow.opened', name: 'product', input });
}
