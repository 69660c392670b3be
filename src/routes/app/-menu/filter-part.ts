import type { Avoidance } from '#domain/menu/allergens.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import type { Listed } from '#src/pages/menu/MenuView.tsx';
import type { ShownMenu } from '#src/pages/menu/shown-menu.ts';

export interface MenuFilterProps extends Listed {
  /** All of it. */
  readonly menu: Menu;
  /** Null: the menu is the chain's. */
  readonly cafe: OrderCafe | null;
  /** Null: it is not known yet. */
  readonly shown: ShownMenu | null;
  readonly setShown: (shown: ShownMenu) => void;
  /** The cards wait for it. */
  readonly isNeeded: boolean;
}

export interface FilterPartProps extends Omit<MenuFilterProps, 'place' | 'isNeeded'> {
  readonly avoidance: Avoidance;
  /** Ids of what does not fit. */
  readonly hidden: ReadonlySet<string>;
}
