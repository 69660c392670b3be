import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { Destination, OrderCafe } from '#domain/order/order.ts';
import { isStepDone, stepsOf, type SetupStep } from '#domain/order/setup-steps.ts';
import type { orderSetupMachine } from './order-setup.machine.ts';

interface Progress {
  /** The questions of this destination in their order. */
  readonly steps: readonly { readonly step: SetupStep; readonly isDone: boolean }[];
  readonly destination: Destination | null;
  readonly cafe: OrderCafe | null;
  readonly isGroup: boolean;
}

/** Inside `searchingCafe`, `searchingAddress`, `settingCafe` and `choosingTime` a flow of its own is drawn. */
export type OrderSetupScreen = Progress &
  (
    | { kind: 'signingIn'; isGuestAllowed: boolean }
    | { kind: 'choosingDestination'; lastDestination: Destination | null }
    | { kind: 'searchingCafe'; previous: OrderCafe | null }
    | { kind: 'checkingCafe' }
    | { kind: 'confirmingCafe'; cafeId: string }
    | { kind: 'searchingAddress' }
    | { kind: 'settingCafe' }
    | { kind: 'choosingTime'; correctedFrom: Destination | null }
    | { kind: 'choosingTable'; typed: string; isInvalid: boolean; correctedFrom: Destination | null }
    | { kind: 'cafeClosed' }
    | { kind: 'cafeNotFound' }
    | { kind: 'cafeUnreachable' }
    | { kind: 'interrupted' }
    | { kind: 'finished'; as: 'completed' | 'abandoned' }
  );

export function orderSetupScreen(snapshot: SnapshotFrom<typeof orderSetupMachine>): OrderSetupScreen {
  const { draft, previous, isGuestAllowed, isGroup, correctedFrom, chosenCafeId, typedTable, lastDestination } = snapshot.context;
  const progress: Progress = {
    steps: stepsOf(draft.destination).map((step) => ({ step, isDone: isStepDone(step, draft) })),
    destination: draft.destination,
    cafe: draft.cafe,
    isGroup,
  };
  if (snapshot.output !== undefined) return { ...progress, kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('signingIn')) return { ...progress, kind: 'signingIn', isGuestAllowed };
  if (snapshot.matches({ selectingCafe: 'searching' })) return { ...progress, kind: 'searchingCafe', previous: previous?.cafe ?? null };
  if (snapshot.matches({ selectingCafe: 'checking' })) return { ...progress, kind: 'checkingCafe' };
  if (snapshot.matches({ selectingCafe: 'confirming' }))
    return { ...progress, kind: 'confirmingCafe', cafeId: must(chosenCafeId, 'chosenCafeId') };
  if (snapshot.matches('selectingAddress')) return { ...progress, kind: 'searchingAddress' };
  if (snapshot.matches('settingCafe')) return { ...progress, kind: 'settingCafe' };
  if (snapshot.matches('selectingTime')) return { ...progress, kind: 'choosingTime', correctedFrom };
  if (snapshot.matches('selectingTable')) {
    const isInvalid = snapshot.matches({ selectingTable: 'invalid' });
    return { ...progress, kind: 'choosingTable', typed: typedTable, isInvalid, correctedFrom };
  }
  const stop = (['cafeClosed', 'cafeNotFound', 'cafeUnreachable', 'interrupted'] as const).find((state) => snapshot.matches(state));
  return stop === undefined ? { ...progress, kind: 'choosingDestination', lastDestination } : { ...progress, kind: stop };
}
