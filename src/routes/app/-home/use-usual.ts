import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { PastOrder } from '#domain/order/past-order.ts';
import { reordersQuery } from '#src/api/loyalty.ts';
import { useIsTrusted } from '../../-shell/use-is-trusted.ts';
import { useMember } from '../../-shell/use-member.ts';

/**
 * Returns what a member may have again, as many orders as the site says (CART-33); none where they may not be shown (SESSION-17) or did not come,
 * undefined while they are not known.
 */
export function useUsual(): readonly PastOrder[] | undefined {
  const { call, config } = useRouteContext({ from: '__root__' });
  const member = useMember();
  const isTrusted = useIsTrusted();
  const { data, isError } = useQuery({ ...reordersQuery(call), enabled: isTrusted });
  if (isTrusted && (data !== undefined || !isError)) return data?.slice(0, config.homepageReorderLoadCount);
  return isError || (member !== null && member.kind !== 'restoring') ? [] : undefined;
}
