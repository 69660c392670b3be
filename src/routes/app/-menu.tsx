import { useNavigate } from '@tanstack/react-router';
import { usualLine, type Menu } from '#domain/menu/menu.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { text } from '#src/text/text.ts';
import { MenuView } from '#src/pages/menu/MenuView.tsx';
import { useCart } from '../-shell/use-cart.ts';
import { useOrder } from '../-shell/use-order.ts';
import { useJudgement } from './-use-judgement.ts';
import { useQuickAdd } from './-use-quick-add.ts';

interface MenuPageProps {
  readonly menu: Menu;
  /** Null: the menu is the chain's. */
  readonly cafe: OrderCafe | null;
  readonly catId: string;
}

export function CafeMenu({ menu, cafe, catId }: MenuPageProps) {
  const order = useOrder((known) => known.order);
  const { hasCart } = useCart();
  const navigate = useNavigate();
  const add = useQuickAdd(cafe);
  const judgement = useJudgement(cafe);
  return (
    <MenuView
      {...judgement}
      {...{ menu, catId, hasCart }}
      isPriced={cafe !== null}
      notice={order === null ? noticeBefore(cafe) : null}
      onSelect={(section) => void navigate({ to: '/app/menu.html', search: { section }, replace: true, resetScroll: false })}
      onAdd={(placard) => add(usualLine(placard, judgement.soldOut))}
    />
  );
}

/** Says whose menu it is before there is an order. */
const noticeBefore = (cafe: OrderCafe | null) => (cafe === null ? text('menu.noCafe') : text('menu.noOrder', { cafe: cafe.name }));
