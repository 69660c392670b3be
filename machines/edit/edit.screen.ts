import type { SnapshotFrom } from 'xstate';
import type { editMachine } from './edit.machine.ts';
import type { EditValues } from './edit.types.ts';

const troubles = ['refused', 'unsaved', 'forgotten'] as const;
export type EditTrouble = (typeof troubles)[number];

export type EditScreen =
  | { kind: 'viewing'; isSaved: boolean }
  | { kind: 'editing'; values: EditValues | null; trouble: EditTrouble | null; reasonCode: string | null; isSaving: boolean };

export function editScreen(snapshot: SnapshotFrom<typeof editMachine>): EditScreen {
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
