import { assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { eventParams, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type { EditFormContext, EditFormEvent, EditFormInput, EditFormValues, SaveInput, SaveResult } from './edit-form.types.ts';

/** Edit, save, saved or failed: one machine for every form of the profile (PROFILE-02). */
export const editFormMachine = setup({
  types: { context: {} as EditFormContext, events: {} as EditFormEvent, input: {} as EditFormInput },
  actors: { save: port<SaveInput, SaveResult>('save') },
  guards: { staysOpen: ({ context }) => context.isOpen },
  actions: {
    setValues: assign((_, { values, secretId }: { values: EditFormValues; secretId: string | null }) => ({ values, secretId })),
    setFields: assign((_, { values }: { values: EditFormValues | null }) => ({ values })),
    setReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    clearValues: assign({ values: null, secretId: null }),
    setUnanswered: assign(({ context: { values } }) => ({ unanswered: values })),
    clearUnanswered: assign({ unanswered: null }),
  },
}).createMachine({
  id: 'editForm',
  context: ({ input }) => ({ ...input, secretId: null, reasonCode: null, unanswered: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'staysOpen', target: 'editing' }, { target: 'viewing' }] },
    viewing: {
      description: 'What holds now.',
      initial: 'rested',
      on: {
        'form.opened': { target: 'editing', actions: { type: 'setFields', params: eventParams } },
        'form.submitted': { target: 'saving.withoutForm', actions: { type: 'setValues', params: eventParams } },
      },
      states: { rested: {}, saved: {} },
    },
    editing: {
      description: 'The form, and what was wrong with it before.',
      initial: 'fresh',
      on: {
        'form.typed': { actions: { type: 'setFields', params: eventParams } },
        'form.submitted': { target: 'saving.withForm', actions: { type: 'setValues', params: eventParams } },
        'form.cancelled': { target: 'viewing', actions: 'clearValues' },
      },
      states: { fresh: {}, refused: {}, perhapsSaved: {}, unsaved: {}, forgotten: {} },
    },
    saving: {
      description: 'On its way to the server.',
      initial: 'withForm',
      states: { withForm: {}, withoutForm: { description: 'Submitted from a list: a form opens only if it fails.' } },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { values, secretId, unanswered } }) => ({ values: must(values, 'values'), secretId, unanswered }),
        onDone: [
          { guard: is('saved'), target: 'viewing.saved', actions: ['clearValues', 'clearUnanswered'] },
          { guard: is('dismissed'), target: 'viewing', actions: 'clearValues' },
          { guard: is('refused'), target: 'editing.refused', actions: { type: 'setReason', params: outcome('refused') } },
          { guard: is('perhapsSaved'), target: 'editing.perhapsSaved' },
          { guard: is('forgotten'), target: 'editing.forgotten' },
        ],
        onError: { target: 'editing.unsaved', actions: 'setUnanswered' },
      },
    },
  },
});
