import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { menuOf } from '#src/api/menu.ts';

/** Returns the name of the item for which a guest looks for a time, as the menu of a cafe has it; null: none is known (AVAIL-06). */
export function useWantedItem(cafeId: string): string | null {
  const { call } = useRouteContext({ from: '__root__' });
  const { item } = useSearch({ strict: false });
  const { data } = useQuery({ ...menuOf(call, cafeId), enabled: item !== undefined });
  return (item !== undefined && data?.placards[item]?.name) || null;
}
