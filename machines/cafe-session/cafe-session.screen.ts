import type { SnapshotFrom } from 'xstate';
import type { cafeSessionMachine } from './cafe-session.machine.ts';

/** Only waiting is ever seen of it. */
export type CafeSessionScreen =
  | { kind: 'fetchingDetails' }
  | { kind: 'loading'; pending: readonly CafePart[]; clearing: readonly CafePart[] }
  | { kind: 'finished'; as: 'set' | 'notFound' | 'unreachable' };

const parts = ['slots', 'hours', 'campus'] as const;
export type CafePart = (typeof parts)[number];

export function cafeSessionScreen(snapshot: SnapshotFrom<typeof cafeSessionMachine>): CafeSessionScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('fetchingDetails')) return { kind: 'fetchingDetails' };
  const partsIn = (state: 'loading' | 'clearing') => parts.filter((part) => snapshot.matches({ loading: { [part]: state } }));
  return { kind: 'loading', pending: partsIn('loading'), clearing: partsIn('clearing') };
}
