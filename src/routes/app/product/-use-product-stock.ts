import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Wanted } from '#domain/menu/availability.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { soldOutInProduct } from '#src/api/product.ts';
import { useOrderCafeId } from '../../-shell/use-order.ts';

/** What is sold out, with one product and its options: for an order, the stock of the menu has no option that is in no recipe, and no product that it does not list (MENU-16, AVAIL-09). */
export function useProductStock(
  { customizationsId, items, componentIds }: Pick<MenuPlacard, 'customizationsId' | 'items' | 'componentIds'>,
  wanted: Wanted,
  soldOut: ReadonlySet<string>,
): ReadonlySet<string> {
  const { call } = useRouteContext({ from: '__root__' });
  const cafeId = useOrderCafeId();
  const stock = soldOutInProduct(call, cafeId ?? '', dayOf(wanted.at), customizationsId, [
    ...items.map(({ itemId }) => itemId),
    ...componentIds,
  ]);
  const { data, isError } = useQuery({ ...stock, enabled: cafeId !== null });
  return useMemo(() => (data === undefined || isError ? soldOut : new Set([...soldOut, ...data])), [data, isError, soldOut]);
}
