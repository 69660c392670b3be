import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { menuOf } from '#src/api/menu.ts';
import { cafeIn } from '../../../app/-load-menu.ts';
import { useOrder } from '../../../-shell/use-order.ts';

/** Returns the picture key of an item by its name, once the menu is known: past orders have names alone. */
export function useMenuKeys(): (name: string) => string | null {
  const { call } = useRouteContext({ from: '__root__' });
  const cafeId = useOrder((known) => cafeIn(known)?.id ?? NO_CAFE);
  const { data } = useQuery(menuOf(call, cafeId));
  const keys = new Map(Object.values(data?.placards ?? {}).map(({ name, imgKey }) => [name, imgKey]));
  return (name) => keys.get(name) ?? null;
}
