import { assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { optsOf, type OptType, type Prospect } from '#domain/prospect/prospect.ts';
import { eventParams, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  CreateProspectInput,
  CreateProspectResult,
  LookUpProspectInput,
  LookUpProspectResult,
  ProspectContext,
  ProspectEvent,
  ProspectInput,
  ProspectOutput,
  ReadProspectInput,
  ReadProspectResult,
  UpdateOptInput,
  UpdateOptResult,
} from './prospect.types.ts';

const contextFrom = (input: ProspectInput): ProspectContext => ({
  tokenId: input.from === 'link' && input.tokenId !== '' ? input.tokenId : null,
  emailAddress: input.from === 'order' ? input.emailAddress : null,
  phoneNumber: input.from === 'order' && input.phoneNumber !== '' ? input.phoneNumber : null,
  prospect: null,
  chosen: null,
});

/**
 * A subscriber to news without an account (M38): by the link of an email they see and change what they get (PROSPECT-05), and a guest
 * who wants news becomes one (PROSPECT-04).
 */
export const prospectMachine = setup({
  types: { context: {} as ProspectContext, events: {} as ProspectEvent, input: {} as ProspectInput, output: {} as ProspectOutput },
  actors: {
    readProspect: port<ReadProspectInput, ReadProspectResult>('readProspect'),
    updateOpt: port<UpdateOptInput, UpdateOptResult>('updateOpt'),
    lookUpProspect: port<LookUpProspectInput, LookUpProspectResult>('lookUpProspect'),
    createProspect: port<CreateProspectInput, CreateProspectResult>('createProspect'),
  },
  guards: {
    wantsNews: ({ context }) => context.emailAddress !== null,
    hasToken: ({ context }) => context.tokenId !== null,
    getsEmails: ({ context: { prospect, emailAddress } }) =>
      prospect !== null && prospect.emailAddress === emailAddress && optsOf(prospect.optType).email,
  },
  actions: {
    setProspect: assign((_, { prospect }: { prospect: Prospect }) => ({ prospect })),
    setChosen: assign((_, { optType }: { optType: OptType }) => ({ chosen: optType })),
    setUpdated: assign(({ context: { prospect, chosen } }) => ({
      prospect: { ...must(prospect, 'prospect'), optType: must(chosen, 'choice') },
      chosen: null,
    })),
  },
}).createMachine({
  id: 'prospect',
  context: ({ input }) => contextFrom(input),
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'wantsNews', target: 'looking' }, { guard: 'hasToken', target: 'reading' }, { target: 'missing' }],
    },
    missing: {
      description: 'The token of the link is gone, as after a reload: the link has to be opened once more.',
      on: { 'prospect.left': 'left' },
    },
    reading: {
      description: 'The server says who has the token.',
      invoke: {
        id: 'readProspect',
        src: 'readProspect',
        input: ({ context }) => ({ tokenId: must(context.tokenId, 'token') }),
        onDone: [
          { guard: is('found'), target: 'choosing', actions: { type: 'setProspect', params: outcome('found') } },
          { guard: is('unknown'), target: 'unknown' },
        ],
        onError: 'unread',
      },
    },
    unread: {
      description: 'It could not be read.',
      on: { 'reading.requested': 'reading' },
    },
    unknown: { description: 'The token is unknown or has expired.', on: { 'prospect.left': 'left' } },
    choosing: {
      description: 'What they get, to be changed or stopped; what became of the last change.',
      initial: 'fresh',
      on: { 'opt.submitted': { target: 'updating', actions: { type: 'setChosen', params: eventParams } } },
      states: {
        fresh: {},
        updated: {},
        failed: { description: 'The server failed.' },
        offline: { description: 'There was no connection.' },
      },
    },
    updating: {
      description: 'The change is at the server. Once more changes nothing.',
      invoke: {
        id: 'updateOpt',
        src: 'updateOpt',
        input: ({ context }) => ({ tokenId: must(context.tokenId, 'token'), optType: must(context.chosen, 'choice') }),
        onDone: [
          { guard: is('updated'), target: 'choosing.updated', actions: 'setUpdated' },
          { guard: is('unknown'), target: 'unknown' },
          { guard: is('offline'), target: 'choosing.offline' },
        ],
        onError: 'choosing.failed',
      },
    },
    looking: {
      description: 'Whether the address or the phone is known already (PROSPECT-02).',
      invoke: {
        id: 'lookUpProspect',
        src: 'lookUpProspect',
        input: ({ context: { emailAddress, phoneNumber } }) => ({ emailAddress: must(emailAddress, 'email address'), phoneNumber }),
        onDone: [
          { guard: is('found'), target: 'judging', actions: { type: 'setProspect', params: outcome('found') } },
          { guard: is('absent'), target: 'creating' },
        ],
        onError: 'creating',
      },
    },
    judging: { always: [{ guard: 'getsEmails', target: 'listed' }, { target: 'creating' }] },
    creating: {
      description: 'The address is added. Once more adds no second one.',
      invoke: {
        id: 'createProspect',
        src: 'createProspect',
        input: ({ context: { emailAddress, prospect } }) => ({ emailAddress: must(emailAddress, 'email address'), known: prospect }),
        onDone: [
          { guard: is('created'), target: 'created' },
          { guard: is('notCreated'), target: 'notCreated' },
        ],
        onError: 'notCreated',
      },
    },
    notCreated: {
      description: 'It was not added; the error log has why (PROSPECT-04).',
      on: { 'creation.requested': 'creating' },
    },
    created: { type: 'final', output: { kind: 'created' } satisfies ProspectOutput },
    listed: { type: 'final', output: { kind: 'listed' } satisfies ProspectOutput },
    left: { type: 'final', output: { kind: 'left' } satisfies ProspectOutput },
  },
  output: finalOutput<ProspectOutput>,
});
