import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { OrderSetupEvent } from '#machines/order-setup/order-setup.types.ts';
import { cafeById } from '#src/api/cafe.ts';
import { PickedCafeView } from '#src/flows/cafe-search/PickedCafeView.tsx';

interface PickedCafeProps {
  readonly cafeId: string;
  readonly send: (event: OrderSetupEvent) => void;
}

export function PickedCafe({ cafeId, send }: PickedCafeProps) {
  const { call } = useRouteContext({ from: '__root__' });
  const { data: cafe = null } = useQuery(cafeById(call, cafeId));
  return <PickedCafeView cafe={cafe} send={send} />;
}
