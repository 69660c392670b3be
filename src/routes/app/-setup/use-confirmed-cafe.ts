import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { addressLine } from '#domain/cafe/address-line.ts';
import { cafeById } from '#src/api/cafe.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { useMap } from '../../-shell/use-map.ts';
import { useOrder } from '../../-shell/use-order.ts';

/** Returns what is known of the cafe of an order: itself, and its place and hours; each comes when it comes. `cafeId` null: not known yet. */
export function useConfirmedCafe(cafeId: string | null) {
  const { call } = useRouteContext({ from: '__root__' });
  const map = useMap();
  const previous = useOrder((known) => known.previous);
  const asked = useQuery({ ...cafeById(call, cafeId ?? ''), enabled: cafeId !== null });
  const { data: place = null } = useQuery({ ...cafeNowById(call, cafeId ?? ''), enabled: cafeId !== null });
  const cafe = asked.data ? { ...asked.data, address: addressLine(asked.data) } : previous?.cafe.id === cafeId ? previous.cafe : null;
  return {
    cafe,
    place,
    map,
    isCafeMissing: cafe === null && (asked.isError || asked.data === null),
    onRetry: () => void asked.refetch(),
  };
}
