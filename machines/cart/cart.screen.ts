import type { SnapshotFrom } from 'xstate';
import type { CartChange, CartProblem, ExcludedLine } from '#domain/cart/line.ts';
import type { PriceChange } from '#domain/cart/price-change.ts';
import { must } from '#domain/must.ts';
import type { cartMachine } from './cart.machine.ts';
import { isOrderUnsaved } from './cart.setup.ts';

const working = ['settingUp', 'recording', 'changing', 'reconciling'] as const;

interface Standing {
  readonly cartId: string | null;
  /** Number of changes that are not done yet. */
  readonly waiting: number;
  /** Names of the lines among them that are to come in, in the guest's order. */
  readonly arriving: readonly string[];
  /** Lines that the order in hand excludes. */
  readonly excluded: readonly ExcludedLine[];
  /** Changed prices that the guest has not seen. */
  readonly priceChanges: readonly PriceChange[];
}

export type CartScreen = Standing &
  (
    | { kind: 'calm' }
    | { kind: 'accepted' }
    | { kind: 'added' }
    | { kind: 'removed'; name: string | null }
    | { kind: 'troubled'; problems: readonly CartProblem[] }
    /** `name` is of the first line that is to come in; null where another change is first. */
    | { kind: 'waitingForOrder'; name: string | null }
    | { kind: 'working'; at: (typeof working)[number] }
    /** The server may or may not have applied this change. */
    | { kind: 'unclear'; change: CartChange['kind']; name: string | null }
    /** `name` is of the line that was to come in; null for any other change. */
    | { kind: 'refused'; reasonCode: string; name: string | null; isOrderUnsaved: boolean }
    | { kind: 'unreachable'; isOrderUnsaved: boolean }
  );

export function cartScreen(snapshot: SnapshotFrom<typeof cartMachine>): CartScreen {
  const { cartId, queue, excluded, removed, problems, priceChanges, reasonCode } = snapshot.context;
  const arriving = queue.flatMap(({ change }) => (change.kind === 'add' ? change.line.name : []));
  const standing = { cartId, waiting: queue.length, arriving, excluded, priceChanges };
  const isUnsaved = isOrderUnsaved(snapshot.context);
  const [first] = queue;
  const addedName = first?.change.kind === 'add' ? first.change.line.name : null;
  const name = first && 'line' in first.change ? first.change.line.name : null;
  if (snapshot.matches({ resting: 'accepted' })) return { ...standing, kind: 'accepted' };
  if (snapshot.matches({ resting: 'added' })) return { ...standing, kind: 'added' };
  if (snapshot.matches({ resting: 'removed' })) return { ...standing, kind: 'removed', name: removed?.name ?? null };
  if (snapshot.matches({ resting: 'troubled' })) return { ...standing, kind: 'troubled', problems };
  if (snapshot.matches('waitingForOrder')) return { ...standing, kind: 'waitingForOrder', name: addedName };
  if (snapshot.matches('unclear')) return { ...standing, kind: 'unclear', change: must(first, 'change').change.kind, name };
  if (snapshot.matches('refused'))
    return {
      ...standing,
      kind: 'refused',
      reasonCode: must(reasonCode, 'reasonCode'),
      name: addedName,
      isOrderUnsaved: isUnsaved,
    };
  if (snapshot.matches('unreachable')) return { ...standing, kind: 'unreachable', isOrderUnsaved: isUnsaved };
  const at = working.find((state) => snapshot.matches(state));
  return at === undefined ? { ...standing, kind: 'calm' } : { ...standing, kind: 'working', at };
}
