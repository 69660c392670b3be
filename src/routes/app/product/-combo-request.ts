import type { CartItem } from '#domain/cart/cart.ts';
import { comboPlacesOf, picksOf } from '#domain/combo/places.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import type { FlowRequest } from '#machines/app/openable-flows.ts';

type ComboRequest = Extract<FlowRequest, { name: 'combo' }>;

/** Returns what the flow of a combo begins with, for a new line or for one of the cart; null where it cannot be put together here. */
export function comboRequest(
  menu: Menu,
  placard: MenuPlacard,
  input: Omit<ComboRequest['input'], 'hasSide' | 'line'>,
  edited: CartItem | null,
): ComboRequest | null {
  const places = comboPlacesOf(placard);
  if (places === null) return null;
  const line = edited && {
    sequenceNum: edited.sequenceNum,
    quantity: edited.quantity,
    picks: picksOf(menu, places, edited.children),
    msgKitchen: edited.msgKitchen,
    msgPreparedFor: edited.msgPreparedFor,
  };
  return { name: 'combo', input: { ...input, hasSide: places.side !== null, line } };
}
