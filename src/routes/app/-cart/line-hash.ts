import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { placardOf } from '#domain/menu/menu.ts';
import { menuOf } from '#src/api/menu.ts';
import { useOrderCafeId } from '../../-shell/use-order.ts';

/** The address of an item's product on the menu of the order's cafe; null where the menu does not have it, undefined until it is read. */
export function useLineHash() {
  const { call } = useRouteContext({ from: '__root__' });
  const cafeId = useOrderCafeId();
  const { data: menu, isLoading } = useQuery({ ...menuOf(call, cafeId ?? ''), enabled: cafeId !== null });
  return (itemId: string): string | null | undefined => (isLoading ? undefined : ((menu && placardOf(menu, itemId)?.hash) ?? null));
}
