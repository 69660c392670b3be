import { useState } from 'react';
import type { Menu } from '#domain/menu/menu.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { storedAvoidance } from '#src/flows/allergens/avoidance-key.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import type { Listed } from '#src/pages/menu/MenuView.tsx';
import type { ShownMenu } from '#src/pages/menu/shown-menu.ts';
import { PartError } from '#src/pages/shell/PartError.tsx';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useFeatures } from '../../-shell/use-features.ts';
import type { MenuFilterProps } from './filter-part.ts';

/** Where it does not come that is said to a guest who avoids something, and whose cards wait for it; others can do without. */
const MenuFilter = lazyExtra(
  async () => (await import('./later.ts')).loadFilter(),
  null,
  ({ place, isNeeded }: MenuFilterProps, onRetry) => isNeeded && place === 'above' && <PartError onRetry={onRetry} />,
);

/** Returns what of a menu shows (FLAGS-10). The filter comes with the menu for a guest who uses it, and after the first page for others. */
export function useMenuFilter(menu: Menu, cafe: OrderCafe | null) {
  const context = useAppContext();
  const isOn = useFeatures().allergenFilter;
  const isAvoiding = isOn && storedAvoidance(context) !== null;
  const isDue = useAfterFirstPage() || isAvoiding;
  const [known, setShown] = useState<ShownMenu | null>(null);
  const shown = isOn && known?.of === menu ? known : null;
  return {
    menu: shown?.listed ?? menu,
    marks: shown?.marks,
    // Nothing that is avoided shows before it is known.
    isFiltered: shown !== null || !isAvoiding,
    filter: isOn
      ? (listed: Listed) => isDue && <MenuFilter {...listed} {...{ menu, cafe, shown, setShown }} isNeeded={isAvoiding} />
      : null,
  };
}
