import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { uncheckedParts } from '#domain/combo/allergens.ts';
import { noPicks } from '#domain/combo/picks.ts';
import type { ComboScreen } from '#machines/combo/combo.screen.ts';
import { optionsOf } from '#src/api/product.ts';
import type { ComboViewProps } from '#src/flows/combo/ComboView.tsx';
import { useAvoidance } from '../-menu/use-avoidance.ts';

/** Returns what may be chosen of the halves, and of a changed side, of a full tray, which says of what they are made; of one that is not known yet, nothing. */
export function usePartOptions(cafe: OrderCafe | null, screen: ComboScreen): Pick<ComboViewProps, 'groupsOf' | 'unchecked'> {
  const { call } = useRouteContext({ from: '__root__' });
  const avoided = useAvoidance().allergens;
  const picks = screen.kind === 'full' ? screen.picks : noPicks;
  const cafeId = cafe?.id ?? NO_CAFE;
  // A side is read only where it is changed. One query for each place: `useQueries` would be part of the first page's libraries.
  const side = picks.side !== null && picks.side.ingredients.length > 0 ? picks.side : null;
  const ids = [picks.pick1, picks.pick2, side].map((pick) => pick?.customizationsId ?? null);
  const [one = null, two = null, three = null] = ids;
  const queries = [
    useQuery({ ...optionsOf(call, cafeId, one ?? ''), enabled: one !== null }),
    useQuery({ ...optionsOf(call, cafeId, two ?? ''), enabled: two !== null }),
    useQuery({ ...optionsOf(call, cafeId, three ?? ''), enabled: three !== null }),
  ];
  const groups = new Map(ids.map((id, at) => [id, queries[at]?.data]));
  const parts = uncheckedParts(picks, avoided, (id) => groups.get(id) !== undefined);
  return {
    groupsOf: ({ customizationsId }) => (customizationsId === null ? [] : (groups.get(customizationsId) ?? [])),
    unchecked:
      parts.length === 0
        ? null
        : {
            names: [...new Set(parts.map(({ name }) => name))],
            hasFailed: queries.some(({ isError, isFetching }) => isError && !isFetching),
            onRetry: () => queries.forEach(({ isError, refetch }) => isError && void refetch()),
          },
  };
}
