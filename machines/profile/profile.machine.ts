import { emit, setup } from 'xstate';
import { editFormMachine } from '../edit-form/edit-form.machine.ts';
import { faultOf } from '../kit/outcome.ts';
import { TRANSIENT } from '../kit/persistable.ts';
import { missedVisitMachine } from '../missed-visit/missed-visit.machine.ts';
import { storedPaymentsMachine } from '../stored-payments/stored-payments.machine.ts';
import { twoStepMachine } from '../two-step/two-step.machine.ts';
import type { ProfileEmitted, ProfileEvent, ProfileForm } from './profile.types.ts';

const edits = {
  name: editFormMachine,
  email: editFormMachine,
  password: editFormMachine,
  birthday: editFormMachine,
  phone: editFormMachine,
  address: editFormMachine,
  communications: editFormMachine,
  privacy: editFormMachine,
  taste: editFormMachine,
  social: editFormMachine,
  rewards: editFormMachine,
} satisfies Readonly<Record<ProfileForm, typeof editFormMachine>>;

const closed = { isOpen: false, values: null };
const broken = { actions: { type: 'emitFault', params: faultOf('profile') } } as const;

/** Profile and settings: its forms, side by side, and the navigation of small screens (PROFILE-01). */
export const profileMachine = setup({
  types: {
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
    tags: {} as typeof TRANSIENT,
    children: {} as Record<ProfileForm, ProfileForm> & {
      storedPayments: 'storedPayments';
      twoStep: 'twoStep';
      missedVisit: 'missedVisit';
    },
  },
  actors: { ...edits, storedPayments: storedPaymentsMachine, twoStep: twoStepMachine, missedVisit: missedVisitMachine },
  actions: { emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found', ...fault })) },
}).createMachine({
  id: 'profile',
  invoke: [
    { id: 'name', src: 'name', input: closed, onError: broken },
    { id: 'email', src: 'email', input: closed, onError: broken },
    { id: 'password', src: 'password', input: closed, onError: broken },
    { id: 'birthday', src: 'birthday', input: closed, onError: broken },
    { id: 'phone', src: 'phone', input: closed, onError: broken },
    { id: 'address', src: 'address', input: closed, onError: broken },
    { id: 'communications', src: 'communications', input: closed, onError: broken },
    { id: 'privacy', src: 'privacy', input: closed, onError: broken },
    { id: 'taste', src: 'taste', input: closed, onError: broken },
    { id: 'social', src: 'social', input: closed, onError: broken },
    { id: 'rewards', src: 'rewards', input: closed, onError: broken },
    { id: 'storedPayments', src: 'storedPayments', onError: broken },
    { id: 'twoStep', src: 'twoStep', onError: broken },
    { id: 'missedVisit', src: 'missedVisit', onError: broken },
  ],
  initial: 'reading',
  states: {
    reading: { description: 'A part of the profile; the navigation is out of its way.', on: { 'navigation.toggled': 'navigating' } },
    navigating: {
      description: 'The list of parts covers a small screen. A reload shows the part again.',
      tags: TRANSIENT,
      on: { 'navigation.toggled': 'reading', 'navigation.closed': 'reading', 'page.chosen': 'reading' },
    },
  },
});
