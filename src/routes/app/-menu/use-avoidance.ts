import { useMemo, useSyncExternalStore } from 'react';
import { noAvoidance, type Avoidance } from '#domain/menu/allergens.ts';
import { storedAvoidance } from '#src/flows/allergens/avoidance-key.ts';
import { avoidanceFrom, onAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useFeatures } from '../../-shell/use-features.ts';

/** Returns what the guest avoids on this device; nothing without the feature (FLAGS-10). The same value while nothing changes. */
export function useAvoidance(): Avoidance {
  const context = useAppContext();
  const read = () => storedAvoidance(context);
  const stored = useSyncExternalStore(onAvoidance, read, read);
  const { allergenFilter } = useFeatures();
  return useMemo(() => (allergenFilter ? avoidanceFrom(stored) : noAvoidance), [allergenFilter, stored]);
}
