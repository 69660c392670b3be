import { assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { given, is, the } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type { EditContext, EditEvent, EditInput, EditValues, SaveInput, SaveResult } from './edit.types.ts';

/** Edit, save, saved or failed: one form, whatever it is about (PROFILE-02). */
export const editMachine = setup({
  types: { context: {} as EditContext, events: {} as EditEvent, input: {} as EditInput },
  actors: { save: port<SaveInput, SaveResult>('save') },
  guards: { staysOpen: ({ context }) => context.isOpen },
  actions: {
    keepValues: assign((_, { values, secretId }: { values: EditValues; secretId: string | null }) => ({ values, secretId })),
    keepReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    dropValues: assign({ values: null, secretId: null }),
  },
}).createMachine({
  id: 'edit',
  context: ({ input }) => ({ ...input, values: null, secretId: null, reasonCode: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'staysOpen', target: 'editing' }, { target: 'viewing' }] },
    viewing: {
      description: 'What holds now.',
      initial: 'rested',
      on: {
        'edit.begun': 'editing',
        'form.submitted': { target: 'saving', actions: { type: 'keepValues', params: given } },
      },
      states: { rested: {}, saved: {} },
    },
    editing: {
      description: 'The form, and what was wrong with it before.',
      initial: 'fresh',
      on: {
        'form.submitted': { target: 'saving', actions: { type: 'keepValues', params: given } },
        'edit.cancelled': { target: 'viewing', actions: 'dropValues' },
      },
      states: { fresh: {}, refused: {}, unsaved: {}, forgotten: {} },
    },
    saving: {
      description: 'On its way to the server.',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { values, secretId } }) => ({ values: must(values, 'values'), secretId }),
        onDone: [
          { guard: is('saved'), target: 'viewing.saved', actions: 'dropValues' },
          { guard: is('dismissed'), target: 'viewing', actions: 'dropValues' },
          { guard: is('refused'), target: 'editing.refused', actions: { type: 'keepReason', params: the('refused') } },
          { guard: is('forgotten'), target: 'editing.forgotten' },
        ],
        onError: 'editing.unsaved',
      },
    },
  },
});
