import type { SnapshotFrom } from 'xstate';
import type { CartChange, ExceededLimit, ExcludedLine, LineProblem } from '#domain/cart/line.ts';
import type { PendingChange } from '#domain/cart/pending.ts';
import type { PriceChange } from '#domain/cart/price-change.ts';
import { must } from '#domain/must.ts';
import type { cartMachine } from './cart.machine.ts';
import { arrivingIn } from './asked-change.ts';
import { isOrderUnsaved } from './cart.setup.ts';

const working = ['settingUp', 'recording', 'changing', 'reconciling'] as const;

interface Standing {
  readonly cartId: string | null;
  /** Number of changes that are not done yet. */
  readonly waiting: number;
  /** Names of the lines among them that are to come in, in the guest's order. */
  readonly arriving: readonly string[];
  /** No further change is taken before one is done. */
  readonly isFull: boolean;
  /** What waits for the guest's answer, before they can check out, but for what the screen itself says of it; null: nothing does. */
  readonly undecided: { readonly arriving: readonly string[]; readonly changes: number } | null;
  /** Lines that the order in hand excludes. */
  readonly excluded: readonly ExcludedLine[];
  /** Exceeded limits that the guest has not seen, whatever is under way (QTY-04, QTY-05). */
  readonly limits: readonly ExceededLimit[];
  /** Why lines were not taken as asked, as far as the guest has not seen it, whatever is under way (CART-24, CART-25). */
  readonly refusals: readonly LineProblem[];
  /** Changed prices that the guest has not seen. */
  readonly priceChanges: readonly PriceChange[];
}

type Shown =
  | { kind: 'calm' }
  | { kind: 'accepted' }
  | { kind: 'added' }
  /** `sequenceNum` is where the line was; `name` is null where it cannot be put back. `others`: names of those that went with it; left out: none. */
  | { kind: 'removed'; sequenceNum: number; name: string | null; others?: readonly string[] }
  | { kind: 'troubled' }
  | { kind: 'working'; at: (typeof working)[number] };

/** The guest says what becomes of the first change. */
type Undecided =
  /** `name` is of the first line that is to come in; null where another change is first. */
  | { kind: 'waitingForOrder'; name: string | null }
  /** The server may or may not have applied this change. */
  | { kind: 'unclear'; change: CartChange['kind']; name: string | null }
  /** `name` is of the line that was to come in; null for any other change. */
  | { kind: 'refused'; reasonCode: string; name: string | null; isOrderUnsaved: boolean }
  /** `change` got no answer; null: none was asked for, the cart was to be made. */
  | { kind: 'unreachable'; change: CartChange | null; isOrderUnsaved: boolean };

export type CartScreen = Standing & (Shown | Undecided);

export function cartScreen(snapshot: SnapshotFrom<typeof cartMachine>): CartScreen {
  const { cartId, room, queue, excluded, limits, refusals, priceChanges } = snapshot.context;
  const waiting = queue.length;
  const arriving = arrivingIn(queue).map(({ name }) => name);
  const standing = { cartId, waiting, arriving, isFull: waiting >= room, excluded, limits, refusals, priceChanges };
  const question = undecidedIn(snapshot);
  if (question === null) return { ...standing, ...shownBy(snapshot), undecided: null };
  return { ...standing, ...question, undecided: unsaidIn(queue, arriving, question) };
}

/** What waits besides what a question is about: the lines that wait for an order, or the first change, unless it is about the order. */
function unsaidIn(queue: readonly PendingChange[], arriving: readonly string[], question: Undecided): Standing['undecided'] {
  const changes = queue.length - arriving.length;
  if (question.kind === 'waitingForOrder') return { arriving: [], changes };
  const [first] = 'isOrderUnsaved' in question && question.isOrderUnsaved ? [] : queue;
  if (!first) return { arriving, changes };
  return first.change.kind === 'add' ? { arriving: arriving.slice(1), changes } : { arriving, changes: changes - 1 };
}

function undecidedIn(snapshot: SnapshotFrom<typeof cartMachine>): Undecided | null {
  const { queue, reasonCode } = snapshot.context;
  const change = queue[0]?.change ?? null;
  const name = change?.kind === 'add' ? change.line.name : null;
  if (snapshot.matches('waitingForOrder')) return { kind: 'waitingForOrder', name };
  if (snapshot.matches('unclear')) {
    const { kind } = must(change, 'change');
    return { kind: 'unclear', change: kind, name: change && 'line' in change ? change.line.name : null };
  }
  const isUnsaved = isOrderUnsaved(snapshot.context);
  if (snapshot.matches('refused')) return { kind: 'refused', reasonCode: must(reasonCode, 'reasonCode'), name, isOrderUnsaved: isUnsaved };
  return snapshot.matches('unreachable') ? { kind: 'unreachable', change, isOrderUnsaved: isUnsaved } : null;
}

function shownBy(snapshot: SnapshotFrom<typeof cartMachine>): Shown {
  const { removed } = snapshot.context;
  if (snapshot.matches({ resting: 'accepted' })) return { kind: 'accepted' };
  if (snapshot.matches({ resting: 'added' })) return { kind: 'added' };
  if (snapshot.matches({ resting: 'removed' })) {
    const { sequenceNum, line, others } = must(removed, 'removed');
    return { kind: 'removed', sequenceNum, name: line?.name ?? null, ...(others && { others: others.map(({ name }) => name) }) };
  }
  if (snapshot.matches({ resting: 'troubled' })) return { kind: 'troubled' };
  const at = working.find((state) => snapshot.matches(state));
  return at === undefined ? { kind: 'calm' } : { kind: 'working', at };
}
