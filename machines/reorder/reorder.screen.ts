import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { Destination } from '#domain/order/order.ts';
import type { ReorderLine } from '#domain/order/reorder.ts';
import type { reorderMachine } from './reorder.machine.ts';
import type { ReorderOutput } from './reorder.types.ts';

const stops = ['unread', 'unknown', 'uncompared', 'refused'] as const;

export type ReorderScreen =
  /** It is read, then compared with what can be had. */
  | { kind: 'reading'; what: 'order' | 'menu' }
  /** The order setup is drawn; nothing of this is. */
  | { kind: 'waiting' }
  | { kind: 'differing'; lines: readonly ReorderLine[] }
  /** Nothing of it can be had. */
  | { kind: 'nothing'; lines: readonly ReorderLine[] }
  /** `reasonCode`: of the server that refuses; null: it is of another kind. */
  | { kind: 'stopped'; why: (typeof stops)[number]; reasonCode: string | null }
  /** The cafe of the order of before does not offer `asked`. */
  | { kind: 'unserved'; asked: Destination }
  | { kind: 'finished'; as: ReorderOutput['kind'] };

/** Returns what the guest sees of an order once more. */
export function reorderScreen(snapshot: SnapshotFrom<typeof reorderMachine>): ReorderScreen {
  const { lines, reasonCode, unserved } = snapshot.context;
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('waitingForOrder')) return { kind: 'waiting' };
  if (snapshot.matches('differing')) return { kind: 'differing', lines };
  if (snapshot.matches('nothing')) return { kind: 'nothing', lines };
  if (snapshot.matches('unserved')) return { kind: 'unserved', asked: must(unserved, 'unserved') };
  const why = stops.find((state) => snapshot.matches(state));
  if (why !== undefined) return { kind: 'stopped', why, reasonCode };
  return { kind: 'reading', what: snapshot.matches('reading') ? 'order' : 'menu' };
}
