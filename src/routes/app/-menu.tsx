import { useCallback } from 'react';
import { usualLine, type Menu, type MenuPlacard } from '#domain/menu/menu.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { text } from '#src/text/text.ts';
import { MenuView } from '#src/pages/menu/MenuView.tsx';
import { useCart } from '../-shell/use-cart.ts';
import { useOrder } from '../-shell/use-order.ts';
import { useJudgement } from './-use-judgement.ts';
import { useQuickAdd } from './-use-quick-add.ts';
import { useSection } from './-use-section.ts';

interface MenuPageProps {
  readonly menu: Menu;
  /** Null: the menu is the chain's. */
  readonly cafe: OrderCafe | null;
  readonly catId: string;
}

export function CafeMenu({ menu, cafe, catId }: MenuPageProps) {
  const order = useOrder((known) => known.order);
  const { hasCart } = useCart();
  const onSelect = useSection();
  const add = useQuickAdd(cafe);
  const judgement = useJudgement(cafe);
  const { soldOut } = judgement;
  return (
    <MenuView
      {...judgement}
      {...{ menu, catId, hasCart, onSelect }}
      isPriced={cafe !== null}
      notice={order === null ? noticeBefore(cafe) : null}
      onAdd={useCallback((placard: MenuPlacard) => add(usualLine(placard, soldOut)), [add, soldOut])}
    />
  );
}

/** Says whose menu it is before there is an order. */
const noticeBefore = (cafe: OrderCafe | null) => (cafe === null ? text('menu.noCafe') : text('menu.noOrder', { cafe: cafe.name }));
