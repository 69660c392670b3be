import { optsOf } from '#domain/prospect/prospect.ts';
import { prospectMachine } from '#machines/prospect/prospect.machine.ts';
import { prospectScreen } from '#machines/prospect/prospect.screen.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';

const lena = { emailAddress: 'lena@example.com', phoneNumber: '2175550142', optType: 'EMAIL' as const };
const answerOf = (event: TrailEvent | undefined, port: string) =>
  event?.type === `xstate.done.actor.${port}` ? event.output?.['kind'] : undefined;

export const model = defineModel({
  machine: prospectMachine,
  screen: prospectScreen,
  screens: {
    missing: 'The link has to be opened once more; the way to the menu.',
    reading: 'The choices are on their way.',
    unread: 'They did not come, and a button asks again.',
    unknown: 'The link has expired; the way to the menu.',
    choosing: 'What comes by each way, Save, the button that stops all of it, and what became of the last change.',
    adding: 'The offer of news, whose button is busy.',
    notCreated: 'It is not on the list, and a button tries again.',
    finished: 'The address is on the list, from now on or from before, or the guest goes to the menu.',
  },
  invariants: {
    'shows choices only of a prospect whom the server has named, and changed only where it has said so (PROSPECT-05)': ({
      screen,
      trail,
    }) => screen.kind !== 'choosing' || screen.result !== 'updated' || answerOf(trail.at(-1), 'updateOpt') === 'updated',
    'keeps a choice that was not saved, to be sent again (PROSPECT-05)': ({ screen }) =>
      screen.kind !== 'choosing' || (screen.result !== 'failed' && screen.result !== 'offline') || screen.chosen !== null,
    'creates a prospect only after a lookup, and none where the address gets emails already (PROSPECT-02, PROSPECT-05)': ({
      snapshot: { children, context },
      trail,
    }) =>
      children['createProspect'] === undefined ||
      (trail.some(({ type }) => /^xstate\.(done|error)\.actor\.lookUpProspect$/.test(type)) &&
        !(context.prospect?.emailAddress === context.emailAddress && optsOf(context.prospect?.optType ?? 'NONE').email)),
    'is on the list only where the server has said so (PROSPECT-04)': ({ screen, trail }) =>
      screen.kind !== 'finished' || screen.as !== 'created' || answerOf(trail.at(-1), 'createProspect') === 'created',
    'has no token in its context, only where the vault keeps it': ({ snapshot: { context } }) =>
      context.tokenId === null || context.tokenId === 'secret-1',
  },
  sentences: {
    events: {
      'reading.requested': 'Press "Try again".',
      'opt.submitted': ({ optType }) => (optType === 'NONE' ? 'Press "Stop all of it".' : 'Choose and press "Save".'),
      'creation.requested': 'Press "Try again".',
      'prospect.left': 'Press "See the menu".',
    },
    outcomes: {
      readProspect: {
        found: 'The server knows the token.',
        unknown: 'The token is unknown or has expired.',
        failed: 'No answer comes.',
      },
      updateOpt: {
        updated: 'It is saved.',
        unknown: 'The token has expired meanwhile.',
        offline: 'There is no connection.',
        failed: 'The server fails.',
      },
      lookUpProspect: {
        found: ({ prospect }) => `A person is known (${prospect.optType}).`,
        absent: 'No person is known, or the lookup failed.',
        failed: 'The lookup breaks.',
      },
      createProspect: { created: 'It is added.', notCreated: 'It is not added.', failed: 'It breaks off.' },
    },
  },
  inputs: {
    'the link of an email': { from: 'link', tokenId: 'secret-1' },
    'the page without a token': { from: 'link', tokenId: '' },
    'the order of a guest': { from: 'order', emailAddress: 'lena@example.com', phoneNumber: '2175550142' },
    'the order of a guest without a phone': { from: 'order', emailAddress: 'lena@example.com', phoneNumber: '' },
  },
  payloads: { 'opt.submitted': [{ optType: 'ALL' }, { optType: 'NONE' }] },
  outcomes: {
    readProspect: { found: [{ prospect: lena }], unknown: [{}] },
    updateOpt: { updated: [{}], unknown: [{}], offline: [{}] },
    lookUpProspect: {
      found: [
        { prospect: lena },
        { prospect: { ...lena, optType: 'NONE' } },
        { prospect: { ...lena, emailAddress: null, optType: 'SMS' } },
      ],
      absent: [{}],
    },
    createProspect: { created: [{}], notCreated: [{}] },
  },
});
