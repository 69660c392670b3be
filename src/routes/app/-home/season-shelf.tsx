import { useQuery } from '@tanstack/react-query';
import { seasonOffers } from '#domain/home/empty-cart.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { menuOf } from '#src/api/menu.ts';
import { OfferShelf } from '#src/flows/cart/OfferShelf.tsx';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useOffering } from '../-menu/use-offering.ts';
import { usePricedMenu } from '../-menu/use-priced-menu.ts';
import { useQuickAdd } from '../-menu/use-quick-add.ts';

/** What fits in one row of the shelf. */
const MOST_OFFERS = 3;

/** What an empty cart can begin with. */
export function SeasonShelf({ order: { cafe } }: { readonly order: SetUpOrder }) {
  const { call } = useAppContext();
  const { data: listed } = useQuery(menuOf(call, cafe.id));
  const offering = useOffering(cafe);
  const add = useQuickAdd(cafe, offering.soldOut);
  const { menu, priced } = usePricedMenu(listed);
  if (!menu) return null;
  return (
    <OfferShelf heading={text('cart.empty.season')} offers={priced(seasonOffers(menu, { ...offering, count: MOST_OFFERS }))} onAdd={add} />
  );
}
