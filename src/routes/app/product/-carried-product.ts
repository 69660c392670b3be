import { usualItem, type MenuPlacard } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import { allLost, carriedChanges } from '#domain/product/carried.ts';
import { ingredientsOf } from '#domain/product/choices.ts';
import type { ProductContext } from '#machines/product/product.types.ts';
import { menuOf } from '#src/api/menu.ts';
import { optionsOf } from '#src/api/product.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import type { CarriedRequest, RequestOf } from './-open-product.ts';

/** Returns the request for a product at another cafe with what the guest has chosen of it. Where the choices do not come, the page says so. */
export async function carriedProduct(
  { call, queryClient }: Pick<RouterContext, 'call' | 'queryClient'>,
  placard: MenuPlacard,
  { name, input }: RequestOf<'product'>,
  { cafeId, itemId, quantity, side, groups: before, choices, carried: earlier, msgKitchen, msgPreparedFor }: ProductContext,
): Promise<CarriedRequest> {
  // Without its choices nothing was chosen here: it has what it was carried here with.
  const chosen = before.length === 0 && earlier ? earlier.ingredients : ingredientsOf(before, choices);
  const known = input.customizationsId === null ? [] : queryClient.fetchQuery(optionsOf(call, input.cafeId, input.customizationsId));
  const groups = await Promise.resolve(known).catch(() => null);
  const taken = groups && carriedChanges(groups, chosen, input.customizationsMax);
  const ingredients = groups && taken ? ingredientsOf(groups, taken.choices) : chosen;
  const isSized = placard.items.some((size) => size.itemId === itemId);
  const listed = queryClient.getQueryData(menuOf(call, cafeId).queryKey)?.placards[placard.placardId];
  const size = isSized ? undefined : listed?.items.find((each) => each.itemId === itemId)?.size;
  const isServed = placard.places.some(({ options }) => options.some((option) => option.itemId === side?.itemId));
  const kept = isServed ? side : input.side;
  const more = { ingredients, children: kept ? [kept] : [], quantity, msgKitchen, msgPreparedFor };
  const carried = { ...more, itemId: isSized ? itemId : must(usualItem(placard.items), 'size').itemId };
  const gone = { leftOut: [...(size ? [size] : []), ...(side && !isServed ? [side.name] : [])], usual: [] };
  return { request: { name, input: { ...input, carried } }, lost: allLost(taken ? [gone, taken.lost] : [gone]) };
}
