import { carriedPicks } from '#domain/combo/carried.ts';
import { picked, type ComboPick } from '#domain/combo/picks.ts';
import { choiceOf, comboPlacesOf, pickOf } from '#domain/combo/places.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import { allLost } from '#domain/product/carried.ts';
import type { OptionGroup } from '#domain/product/choices.ts';
import { optionsOf } from '#src/api/product.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import type { CarriedRequest, RequestOf } from './-open-product.ts';
import { picksNow, type ComboNow } from './-picks-now.ts';

/**
 * Returns the request for a combo at another cafe with what is on the tray, and with what was changed of the part that is open. Where the choices of a
 * part do not come, its changes stay as they are.
 */
export async function carriedCombo(
  { call, queryClient }: Pick<RouterContext, 'call' | 'queryClient'>,
  { menu, placard }: { readonly menu: Menu; readonly placard: MenuPlacard },
  { name, input }: RequestOf<'combo'>,
  tray: ComboNow,
): Promise<CarriedRequest> {
  const { quantity, msgKitchen, msgPreparedFor } = tray.context;
  const before = picksNow(tray);
  const places = must(comboPlacesOf(placard), 'places');
  const known = new Map<string | null, readonly OptionGroup[] | null>();
  for (const [place, pick] of picked(before.picks)) {
    const choice = pick.ingredients.length > 0 && places[place] ? choiceOf(menu, places[place], pick) : null;
    const id = choice && pickOf(choice).customizationsId;
    if (id !== null) known.set(id, await queryClient.fetchQuery(optionsOf(call, input.cafeId, id)).catch(() => null));
  }
  const groupsOf = ({ customizationsId }: ComboPick) => known.get(customizationsId) ?? null;
  const { picks, lost } = carriedPicks(before.picks, { menu, places, groupsOf, customizationsMax: input.customizationsMax });
  const carried = { quantity, picks, msgKitchen, msgPreparedFor };
  return { request: { name, input: { ...input, carried } }, lost: allLost([{ leftOut: before.leftOut, usual: [] }, lost]) };
}
