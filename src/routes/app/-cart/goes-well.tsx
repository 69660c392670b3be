import { useQuery } from '@tanstack/react-query';
import type { Cart } from '#domain/cart/cart.ts';
import { goesWellWith } from '#domain/menu/goes-well.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { menuOf } from '#src/api/menu.ts';
import { proteinUpsellOf } from '#src/api/upsell.ts';
import { ComingShelf } from '#src/flows/cart/ComingShelf.tsx';
import { OfferShelf } from '#src/flows/cart/OfferShelf.tsx';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useOffering } from '../-menu/use-offering.ts';
import { usePricedMenu } from '../-menu/use-priced-menu.ts';
import { useQuickAdd } from '../-menu/use-quick-add.ts';

/** What goes well with the lines of the cart. A list that does not come is left out. */
export function GoesWell({ order: { cafe }, cart }: { readonly order: SetUpOrder; readonly cart: Cart }) {
  const { call } = useAppContext();
  const { data: listed, isLoading } = useQuery(menuOf(call, cafe.id));
  // Drawn once, with all that it will have, in the room that is kept for it.
  const { data: proteins = [], isPending } = useQuery(proteinUpsellOf(call, cafe.id));
  const offering = useOffering(cafe);
  const { menu, priced } = usePricedMenu(listed);
  const add = useQuickAdd(cafe, offering.soldOut);
  if (isLoading || isPending) return <ComingShelf />;
  const all = menu ? goesWellWith(menu, proteins, { ...offering, lines: cart.items }) : [];
  return <OfferShelf heading={text('cart.goesWell')} offers={priced(all)} onAdd={add} />;
}
