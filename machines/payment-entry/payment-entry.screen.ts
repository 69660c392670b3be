import type { SnapshotFrom } from 'xstate';
import type { EntryKind } from '#domain/payment/stored.ts';
import type { paymentEntryMachine } from './payment-entry.machine.ts';
import type { PaymentEntryOutput } from './payment-entry.types.ts';

const troubles = ['invalid', 'declined', 'refused', 'unreachable', 'unknown'] as const;
type PaymentEntryTrouble = (typeof troubles)[number];

export type PaymentEntryScreen =
  | {
      kind: 'filling';
      /** What is typed. */
      entry: EntryKind;
      /** Our name of the stored one that is changed; null: a new one. */
      id: string | null;
      trouble: PaymentEntryTrouble | null;
      reasonCode: string | null;
      isSaving: boolean;
    }
  | { kind: 'finished'; as: PaymentEntryOutput['kind'] };

export function paymentEntryScreen(snapshot: SnapshotFrom<typeof paymentEntryMachine>): PaymentEntryScreen {
  const { output, context } = snapshot;
  if (output !== undefined) return { kind: 'finished', as: output.kind };
  const trouble = troubles.find((state) => snapshot.matches({ filling: state })) ?? null;
  return {
    kind: 'filling',
    entry: context.kind,
    id: context.id,
    trouble,
    reasonCode: trouble === 'refused' ? context.reasonCode : null,
    isSaving: snapshot.matches('saving'),
  };
}
