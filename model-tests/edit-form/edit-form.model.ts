import { editFormMachine } from '#machines/edit-form/edit-form.machine.ts';
import { editFormScreen } from '#machines/edit-form/edit-form.screen.ts';
import { defineModel } from '../kit/model.ts';

export const model = defineModel({
  machine: editFormMachine,
  screen: editFormScreen,
  screens: {
    viewing: 'What holds now, and whether it is being saved or just was.',
    editing: 'The form, and what was wrong with it before.',
  },
  invariants: {
    'says that it is saved only when the server did': ({ screen, trail }) =>
      screen.kind !== 'viewing' || !screen.isSaved || trail.at(-1)?.output?.['kind'] === 'saved',
    'keeps what was typed until it is saved or thrown away': ({ screen, trail }) =>
      !['form.typed', 'form.submitted', 'xstate.error.actor.save'].includes(trail.at(-1)?.type ?? '') ||
      (screen.kind === 'editing' ? screen.values : screen.saving) !== null,
  },
  sentences: {
    events: {
      'form.opened': 'Open the form.',
      'form.typed': 'Type in the form.',
      'form.submitted': 'Submit the form.',
      'form.cancelled': 'Cancel.',
    },
    outcomes: {
      save: {
        saved: 'The change is saved.',
        dismissed: 'The window of the provider is closed.',
        refused: ({ reasonCode }) => `The change is refused (${reasonCode}).`,
        perhapsSaved: 'The change is refused as one that was made before.',
        forgotten: 'The typed secret is gone after a reload.',
        failed: 'No answer comes about the change.',
      },
    },
  },
  inputs: { closed: { isOpen: false, values: null }, open: { isOpen: true, values: null } },
  payloads: {
    'form.opened': [{ values: null }],
    'form.typed': [{ values: { name: 'Pat Smith' } }],
    'form.submitted': [{ values: { name: 'Pat Baker' }, secretId: null }],
  },
  outcomes: {
    save: { saved: [{}], dismissed: [{}], refused: [{ reasonCode: 'error.account.taken' }], perhapsSaved: [{}], forgotten: [{}] },
  },
});
