import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hiddenIds } from '#domain/menu/allergens.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { placardsOfOffer, type MenuOffer } from '#domain/menu/offer.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { marksOf } from '#src/pages/menu/mark-words.ts';
import { OfferView } from '#src/pages/offer/OfferView.tsx';
import { useCart } from '../../-shell/use-cart.ts';
import { useOrder } from '../../-shell/use-order.ts';
import { noticeBefore } from './notice-before.ts';
import { useAvoidance } from './use-avoidance.ts';
import { useJudgement } from './use-judgement.ts';
import { useMenuPrices } from './use-menu-prices.tsx';
import { useQuickAdd } from './use-quick-add.ts';

interface KnownOfferProps {
  readonly of: 'offer' | 'reward';
  readonly menu: Menu;
  readonly offer: MenuOffer;
  /** Null: the menu is the chain's. */
  readonly cafe: OrderCafe | null;
}

/** An offer on a menu; its food is judged as that of the menu is. */
export function KnownOffer({ of, menu, offer, cafe }: KnownOfferProps) {
  const hasOrder = useOrder(({ order }) => order !== null);
  const { hasCart } = useCart();
  const returnTo = useLocation({ select: ({ href }) => href });
  const judgement = useJudgement(cafe);
  const avoidance = useAvoidance();
  const marks = useMemo(() => marksOf(menu, hiddenIds(menu, avoidance), avoidance), [menu, avoidance]);
  const placards = useMemo(() => placardsOfOffer(menu, offer), [menu, offer]);
  const known = { ...judgement, menu, offer, placards, marks, hasCart, returnTo };
  const priceOf = useMenuPrices();
  const onAdd = useQuickAdd(cafe, judgement.soldOut);
  const ofCafe = { cafeName: cafe?.name ?? null, isPriced: cafe !== null, notice: hasOrder ? null : noticeBefore(cafe) };
  return <OfferView of={of} state={{ kind: 'known', ...known, ...ofCafe, priceOf, onAdd }} />;
}
