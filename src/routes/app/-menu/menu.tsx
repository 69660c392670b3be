import type { Menu } from '#domain/menu/menu.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { MenuView } from '#src/pages/menu/MenuView.tsx';
import { useCart } from '../../-shell/use-cart.ts';
import { useOrder } from '../../-shell/use-order.ts';
import { useMenuFilter } from './use-menu-filter.tsx';
import { useCategory } from './use-category.ts';
import { noticeBefore } from './notice-before.ts';
import { useMenuPrices } from './use-menu-prices.tsx';
import { useJudgement } from './use-judgement.ts';
import { useQuickAdd } from './use-quick-add.ts';
import { useSection } from './use-section.ts';

interface MenuPageProps {
  readonly menu: Menu;
  /** Null: the menu is the chain's. */
  readonly cafe: OrderCafe | null;
  /** Null: the address names none. */
  readonly catId: string | null;
}

export function CafeMenu({ menu, cafe, catId: asked }: MenuPageProps) {
  const order = useOrder((known) => known.order);
  const judgement = useJudgement(cafe);
  const shown = useMenuFilter(menu, cafe);
  return (
    <MenuView
      {...judgement}
      {...shown}
      {...useSection()}
      hasCart={useCart().hasCart}
      catId={useCategory(shown, asked, judgement.wanted, order)}
      priceOf={useMenuPrices()}
      isPriced={cafe !== null}
      notice={order === null ? noticeBefore(cafe) : null}
      onAdd={useQuickAdd(cafe, judgement.soldOut)}
    />
  );
}
