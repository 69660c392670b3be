import type { SnapshotFrom } from 'xstate';
import type { payPalMachine } from './pay-pal.machine.ts';
import type { PayPalOutput } from './pay-pal.types.ts';

const steps = ['beginning', 'asking', 'agreeing'] as const;

export type PayPalScreen =
  | { kind: 'working'; step: (typeof steps)[number] }
  | { kind: 'failed' }
  /** Whether the account keeps it is not known. */
  | { kind: 'unknown' }
  | { kind: 'unavailable' }
  | { kind: 'finished'; as: PayPalOutput['kind'] };

export function payPalScreen(snapshot: SnapshotFrom<typeof payPalMachine>): PayPalScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  const step = steps.find((state) => snapshot.matches(state));
  if (step !== undefined) return { kind: 'working', step };
  const stop = (['unavailable', 'unknown'] as const).find((state) => snapshot.matches(state));
  return { kind: stop ?? 'failed' };
}
