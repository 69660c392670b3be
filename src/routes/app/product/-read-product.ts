import { notFound } from '@tanstack/react-router';
import { customizationsMax } from '#domain/cafe/cafe.ts';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { usualItem } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import { menuOf } from '#src/api/menu.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { cafeIn } from '#domain/order/order.ts';
import { editedItem, editedLine, type AskedLine } from './-edited-line.ts';
import { Combo, UnknownCombo } from './-lazy-views.ts';
import { findPlacard } from './-find-placard.ts';
import { groupsAt } from './-groups-at.ts';
import { opening, type ReadProduct } from './-open-product.ts';
import { sideOf } from './-side-of.ts';

type Address = { readonly hash: string } & AskedLine;

/** Reads the product or combo that an address names, at the cafe in hand or as the chain has it (CAFE-15), for a new line or for one of the cart. @throws where there is no such placard. */
export async function readProduct(context: RouterContext, { hash, ...asked }: Address): Promise<ReadProduct> {
  const cafe = cafeIn(context.actors.order.getSnapshot().context);
  const cafeId = cafe?.id ?? NO_CAFE;
  const menu = await context.queryClient.ensureQueryData(menuOf(context.call, cafeId));
  const placard = await findPlacard(context, { cafeId, menu, hash });
  if (placard === null) throw notFound();
  const { placardId, name, customizationsId, items } = placard;
  const { itemId } = must(usualItem(items), 'size');
  const input = { cafeId, placardId, name, itemId, customizationsMax: customizationsMax(cafe?.customizationsMaxAllowed) };
  const edited = await editedItem(context, menu, placard, asked);
  if (!placard.isCombo) {
    const sided = { hasSide: placard.places.length > 0, side: await sideOf(context, menu, placard) };
    const more = { ...sided, line: edited && editedLine(edited), recipeAllergens: placard.allergens };
    return opening(context, menu, cafeId, { placard, request: { name: 'product', input: { ...input, customizationsId, ...more } } });
  }
  context.preloadFlow('combo');
  const { comboRequest } = await import('#src/flows/combo/combo-request.ts');
  const beginning = { ...context, edited, pick: asked.pick ?? null, groupsOf: groupsAt(context, cafeId) };
  const request = await comboRequest(menu, placard, input, beginning);
  await (request === null ? UnknownCombo : Combo).preload();
  return opening(context, menu, cafeId, { placard, request });
}
