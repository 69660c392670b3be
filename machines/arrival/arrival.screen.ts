import type { SnapshotFrom } from 'xstate';
import type { CarDestination } from '#domain/tracking/arrival.ts';
import type { arrivalMachine } from './arrival.machine.ts';

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
  /** The arrival can be sent. `trouble`: why it was not sent. */
  | (Coming & {
      kind: 'expected';
      isBusy: boolean;
      trouble: (typeof troubles)[number] | null;
      /** As it was sent; null: not yet. */
      phoneNumber: string | null;
    })
  | (Coming & { kind: 'known' })
  /** The order is canceled, or its time is over. */
  | { kind: 'over' };

/** Returns the screen of an arrival: offered, being sent, sent, or not offered. */
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
    isBusy: snapshot.matches('sending'),
    trouble: troubles.find((state) => snapshot.matches(state)) ?? null,
    phoneNumber,
  };
}
