import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { missingForDelivery, orderableSubtotal, unavailableLines, deliveryTermsOf } from '#domain/cart/orderable.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { littleMore } from '#domain/menu/little-more.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { menuOf } from '#src/api/menu.ts';
import { LittleMoreShelf } from '#src/flows/cart/LittleMoreShelf.tsx';
import { useJudgement } from './-use-judgement.ts';
import { useQuickAdd } from './-use-quick-add.ts';

/** Three are a shelf. */
const MOST_OFFERS = 3;

type Props = { readonly order: SetUpOrder; readonly cart: Cart };
export function LittleMoreForDelivery({ order, cart }: Props) {
  const { call } = useRouteContext({ from: '__root__' });
  const missing = missingForDelivery(deliveryTermsOf(order), orderableSubtotal(cart.items, unavailableLines(cart)));
  const { data: menu } = useQuery({ ...menuOf(call, order.cafe.id), enabled: missing > 0 });
  const { wanted, soldOut } = useJudgement(order.cafe);
  const add = useQuickAdd(order.cafe, soldOut);
  if (missing === 0 || !menu) return null;
  const inCart = new Set(cart.items.map(({ itemId }) => itemId));
  const offers = littleMore(menu, { wanted, soldOut, inCart, missing, count: MOST_OFFERS });
  return <LittleMoreShelf offers={offers} onAdd={add} />;
}
