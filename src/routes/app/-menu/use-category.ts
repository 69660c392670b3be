import { useEffect } from 'react';
import type { Wanted } from '#domain/menu/availability.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { openingCategory } from '#domain/menu/sections.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';

interface Shown {
  readonly menu: Menu;
  readonly isFiltered: boolean;
}

/** The category in which each guest was last, by their order or, before there is one, by their app. */
const last = new WeakMap<object, string>();

/**
 * Returns the category that a menu shows: the one that the address names, else the one in which the guest was last with this order, else the one that
 * the menu opens with (MENU-19). Neither the clock nor a filter nor a look at another page changes it under them.
 */
export const categoryShown = (menu: Menu, asked: string | null, wanted: Wanted, of: object): string =>
  asked ?? menu.categories.find(({ catId }) => catId === last.get(of))?.catId ?? openingCategory(menu, wanted);

/** Remembers the category that a menu shows, once nothing of it is left to filter. */
export function rememberCategory(catId: string, of: object, isFiltered: boolean): void {
  if (isFiltered) last.set(of, catId);
}

/** Returns `categoryShown`, which is remembered once its menu stands. */
export function useCategory({ menu, isFiltered }: Shown, asked: string | null, wanted: Wanted, order: SetUpOrder | null): string {
  const { app } = useAppContext();
  const of = order ?? app;
  const catId = categoryShown(menu, asked, wanted, of);
  useEffect(() => rememberCategory(catId, of, isFiltered));
  return catId;
}
