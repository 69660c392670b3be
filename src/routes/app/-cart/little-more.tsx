import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Cart } from '#domain/cart/cart.ts';
import { littleMore } from '#domain/menu/little-more.ts';
import type { Cents } from '#domain/money/money.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { menuOf } from '#src/api/menu.ts';
import { OfferShelf } from '#src/flows/cart/OfferShelf.tsx';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { useOffering } from '../-menu/use-offering.ts';
import { usePricedMenu } from '../-menu/use-priced-menu.ts';
import { useQuickAdd } from '../-menu/use-quick-add.ts';

/** What fits in one row of the shelf. */
const MOST_OFFERS = 3;

type Props = { readonly order: SetUpOrder; readonly cart: Cart; readonly missing: Cents };
export function LittleMoreForDelivery({ order, cart, missing }: Props) {
  const { call } = useRouteContext({ from: '__root__' });
  const { data: listed } = useQuery(menuOf(call, order.cafe.id));
  const offering = useOffering(order.cafe);
  const add = useQuickAdd(order.cafe, offering.soldOut);
  const { menu, priced } = usePricedMenu(listed);
  if (!menu) return null;
  const inCart = new Set(cart.items.map(({ itemId }) => itemId));
  const offers = littleMore(menu, { ...offering, inCart, missing, count: MOST_OFFERS });
  return <OfferShelf heading={text('cart.minimum.more')} offers={priced(offers)} onAdd={add} />;
}
