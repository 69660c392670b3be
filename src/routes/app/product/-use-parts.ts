import { noPicks, type ComboPick } from '#domain/combo/picks.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import type { ComboScreen } from '#machines/combo/combo.screen.ts';
import type { ComboViewProps } from '#src/flows/combo/ComboView.tsx';
import { usePartOptions } from './-use-part-options.ts';
import { useProductStock } from './-use-product-stock.ts';

const nothing = { customizationsId: null, items: [], componentIds: [] };

/** Returns what may be chosen of the parts of a full tray, and what is sold out, with the options of each part that was changed (AVAIL-10). */
export function useParts(
  cafe: OrderCafe | null,
  screen: ComboScreen,
  { menu, wanted, soldOut }: Pick<ComboViewProps, 'menu' | 'wanted' | 'soldOut'>,
): Pick<ComboViewProps, 'groupsOf' | 'unchecked' | 'soldOut'> {
  const { pick1, pick2, side } = screen.kind === 'full' ? screen.picks : noPicks;
  const changed = (pick: ComboPick | null) =>
    pick !== null && pick.ingredients.length > 0 ? (menu.placards[pick.placardId] ?? nothing) : nothing;
  // One question for each place, as that for the options of it.
  const withFirst = useProductStock(changed(pick1), wanted, soldOut);
  const withSecond = useProductStock(changed(pick2), wanted, withFirst);
  return { ...usePartOptions(cafe, screen), soldOut: useProductStock(changed(side), wanted, withSecond) };
}
