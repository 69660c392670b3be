import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Wanted } from '#domain/menu/availability.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { soldOutOptionsOf } from '#src/api/product.ts';
import { useOrder } from '../../-shell/use-order.ts';

/** What is sold out, with the options of one product: for an order, the stock of the menu does not have those that are in no recipe (MENU-16). */
export function useOptionStock({ customizationsId }: MenuPlacard, wanted: Wanted, soldOut: ReadonlySet<string>): ReadonlySet<string> {
  const { call } = useRouteContext({ from: '__root__' });
  const cafeId = useOrder(({ order }) => order?.cafe.id ?? null);
  const stock = soldOutOptionsOf(call, cafeId ?? '', dayOf(wanted.at), customizationsId ?? '');
  const { data } = useQuery({ ...stock, enabled: cafeId !== null && customizationsId !== null });
  return useMemo(() => (data === undefined ? soldOut : new Set([...soldOut, ...data])), [data, soldOut]);
}
