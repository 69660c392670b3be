import type { SnapshotFrom } from 'xstate';
import type { editFormMachine } from './edit-form.machine.ts';
import type { EditFormValues } from './edit-form.types.ts';

const troubles = ['refused', 'unsaved', 'forgotten'] as const;
export type EditFormTrouble = (typeof troubles)[number];

export type EditFormScreen =
  | { kind: 'viewing'; isSaved: boolean }
  | { kind: 'editing'; values: EditFormValues | null; trouble: EditFormTrouble | null; reasonCode: string | null; isSaving: boolean };

export function editFormScreen(snapshot: SnapshotFrom<typeof editFormMachine>): EditFormScreen {
  if (snapshot.matches('viewing')) return { kind: 'viewing', isSaved: snapshot.matches({ viewing: 'saved' }) };
  const trouble = troubles.find((editing) => snapshot.matches({ editing })) ?? null;
  const { values, reasonCode } = snapshot.context;
  return {
    kind: 'editing',
    values,
    trouble,
    reasonCode: trouble === 'refused' ? reasonCode : null,
    isSaving: snapshot.matches('saving'),
  };
}
