import type { SnapshotFrom } from 'xstate';
import type { CarDestination } from '#domain/tracking/arrival.ts';
import type { arrivalMachine } from './arrival.machine.ts';

const calls = ['checking', 'sending'] as const;
const troubles = ['failed', 'unknown'] as const;

interface Coming {
  readonly destination: CarDestination;
  /** The number that the guest reads. */
  readonly number: string;
}

export type ArrivalScreen =
  /** Nothing is known yet. */
  | { kind: 'reading' }
  /** The order is more than an hour away. */
  | (Coming & { kind: 'early' })
  /** The guest may say that they are there. `trouble`: why they have to say it again. */
  | (Coming & {
      kind: 'expected';
      busy: (typeof calls)[number] | null;
      trouble: (typeof troubles)[number] | null;
      /** As it was sent; null: not yet. */
      phoneNumber: string | null;
    })
  | (Coming & { kind: 'known' })
  /** It is canceled, or its time is over: nothing to say. */
  | { kind: 'over' };

/** Returns whether the cafe is told, was told, or may be told that the guest is there. */
export function arrivalScreen(snapshot: SnapshotFrom<typeof arrivalMachine>): ArrivalScreen {
  const { destination, number, phoneNumber } = snapshot.context;
  const coming = { destination, number };
  if (snapshot.matches('reading')) return { kind: 'reading' };
  if (snapshot.matches('early')) return { ...coming, kind: 'early' };
  if (snapshot.matches('known')) return { ...coming, kind: 'known' };
  if (snapshot.matches('over')) return { kind: 'over' };
  return {
    ...coming,
    kind: 'expected',
    busy: calls.find((state) => snapshot.matches(state)) ?? null,
    trouble: troubles.find((state) => snapshot.matches(state)) ?? null,
    phoneNumber,
  };
}
