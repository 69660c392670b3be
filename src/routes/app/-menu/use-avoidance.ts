import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { expandedBy, noAvoidance, type Avoidance } from '#domain/menu/allergens.ts';
import { cafeIn } from '#domain/order/order.ts';
import { allergensOf } from '#src/api/allergens.ts';
import { storedAvoidance } from '#src/flows/allergens/avoidance-key.ts';
import { avoidanceFrom, onAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useFeatures } from '../../-shell/use-features.ts';
import { useOrder } from '../../-shell/use-order.ts';

/**
 * Returns what the guest avoids on this device, by the list of the cafe in hand as soon as it is known (MENU-11); nothing without the feature
 * (FLAGS-10). The same value while nothing changes.
 */
export function useAvoidance(): Avoidance {
  const context = useAppContext();
  const read = () => storedAvoidance(context);
  const stored = useSyncExternalStore(onAvoidance, read, read);
  const { allergenFilter } = useFeatures();
  const chosen = useMemo(() => (allergenFilter ? avoidanceFrom(stored) : noAvoidance), [allergenFilter, stored]);
  const cafe = useOrder(cafeIn);
  const { data: list } = useQuery({ ...allergensOf(context.call, cafe?.id ?? NO_CAFE), enabled: chosen.allergens.length > 0 });
  return useMemo(() => (list ? expandedBy(list, chosen) : chosen), [list, chosen]);
}
