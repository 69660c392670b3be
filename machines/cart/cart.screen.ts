import type { SnapshotFrom } from 'xstate';
import type { CartProblem } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import type { cartMachine } from './cart.machine.ts';

interface Standing {
  readonly cartId: string | null;
  /** How many changes are still to come. */
  readonly waiting: number;
}

export type CartScreen = Standing &
  (
    | { kind: 'calm' }
    | { kind: 'added' }
    | { kind: 'removed'; name: string | null }
    | { kind: 'troubled'; problems: readonly CartProblem[] }
    | { kind: 'waitingForOrder'; name: string | null }
    | { kind: 'working'; at: 'settingUp' | 'changing' }
    | { kind: 'refused'; reasonCode: string; isSetUp: boolean }
    | { kind: 'unreachable' }
  );

export function cartScreen(snapshot: SnapshotFrom<typeof cartMachine>): CartScreen {
  const { cartId, queue, removed, problems, reasonCode, isStale } = snapshot.context;
  const standing = { cartId, waiting: queue.length };
  if (snapshot.matches({ resting: 'added' })) return { ...standing, kind: 'added' };
  if (snapshot.matches({ resting: 'removed' })) return { ...standing, kind: 'removed', name: removed?.name ?? null };
  if (snapshot.matches({ resting: 'troubled' })) return { ...standing, kind: 'troubled', problems };
  if (snapshot.matches('waitingForOrder')) {
    const [first] = queue;
    return { ...standing, kind: 'waitingForOrder', name: first && 'line' in first ? first.line.name : null };
  }
  if (snapshot.matches('refused')) return { ...standing, kind: 'refused', reasonCode: must(reasonCode, 'reasonCode'), isSetUp: !isStale };
  if (snapshot.matches('unreachable')) return { ...standing, kind: 'unreachable' };
  const at = (['settingUp', 'changing'] as const).find((state) => snapshot.matches(state));
  return at === undefined ? { ...standing, kind: 'calm' } : { ...standing, kind: 'working', at };
}
