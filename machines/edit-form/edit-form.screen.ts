import type { SnapshotFrom } from 'xstate';
import type { editFormMachine } from './edit-form.machine.ts';
import type { EditFormValues } from './edit-form.types.ts';

const troubles = ['refused', 'perhapsSaved', 'unsaved', 'forgotten'] as const;
export type EditFormTrouble = (typeof troubles)[number];

export type EditFormScreen =
  /** `saving`: what is being saved without an open form; null: nothing. */
  | { kind: 'viewing'; isSaved: boolean; saving: EditFormValues | null }
  | { kind: 'editing'; values: EditFormValues | null; trouble: EditFormTrouble | null; reasonCode: string | null; isSaving: boolean };

export function editFormScreen(snapshot: SnapshotFrom<typeof editFormMachine>): EditFormScreen {
  const { values, reasonCode } = snapshot.context;
  if (snapshot.matches('viewing')) return { kind: 'viewing', isSaved: snapshot.matches({ viewing: 'saved' }), saving: null };
  if (snapshot.matches({ saving: 'withoutForm' })) return { kind: 'viewing', isSaved: false, saving: values };
  const trouble = troubles.find((editing) => snapshot.matches({ editing })) ?? null;
  return {
    kind: 'editing',
    values,
    trouble,
    reasonCode: trouble === 'refused' ? reasonCode : null,
    isSaving: snapshot.matches('saving'),
  };
}
