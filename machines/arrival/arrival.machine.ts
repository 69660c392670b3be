import { assign, emit, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { eventParams, faultOf, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  ArrivalContext,
  ArrivalEmitted,
  ArrivalEvent,
  ArrivalInput,
  ReadArrivalInput,
  ReadArrivalResult,
  SendArrivalInput,
  SendArrivalResult,
} from './arrival.types.ts';

/** A guest in a car says that they have come for their order, and the cafe hears it once (M43, SERVICE-01). */
export const arrivalMachine = setup({
  types: {
    context: {} as ArrivalContext,
    input: {} as ArrivalInput,
    events: {} as ArrivalEvent,
    emitted: {} as ArrivalEmitted,
  },
  actors: {
    /** Asks whether the cafe knows already. */
    readArrival: port<ReadArrivalInput, ReadArrivalResult>('readArrival'),
    /** Tells the cafe, once: it is asked before whether it knows. */
    sendArrival: port<SendArrivalInput, SendArrivalResult>('sendArrival'),
    waitUntil: port<{ at: string }, void>('waitUntil'),
  },
  actions: {
    setRepeated: assign({ isRepeated: true }),
    setFrom: assign((_, { from }: { from: string }) => ({ from })),
    setPhone: assign((_, { phoneNumber }: { phoneNumber: string }) => ({ phoneNumber })),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found' as const, ...fault })),
  },
}).createMachine({
  id: 'arrival',
  context: ({ input }) => ({ ...input, from: null, phoneNumber: null, isRepeated: false }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The server says whether the cafe knows already: from before a reload, by another tab or another device.',
      invoke: {
        id: 'readArrival',
        src: 'readArrival',
        input: ({ context }) => context,
        onDone: [
          { guard: is('expected'), target: 'expected' },
          { guard: is('early'), target: 'early', actions: { type: 'setFrom', params: outcome('early') } },
          { guard: is('known'), target: 'known' },
          { guard: is('over'), target: 'over' },
        ],
        // It is asked again before anything is sent.
        onError: 'expected',
      },
    },
    early: {
      description: 'The order is more than an hour away: the guest is not expected yet.',
      invoke: {
        id: 'waitUntil',
        src: 'waitUntil',
        input: ({ context }) => ({ at: must(context.from, 'from') }),
        onDone: 'reading',
        onError: { target: 'expected', actions: { type: 'emitFault', params: faultOf('waitUntil') } },
      },
    },
    expected: {
      description: 'The guest is waited for.',
      on: { 'arrival.sent': { target: 'sending', actions: { type: 'setPhone', params: eventParams } } },
    },
    sending: {
      description:
        'The cafe is told, unless it knows: another tab may have told it, and an answer may have been lost. A page that is left takes nothing back.',
      invoke: {
        id: 'sendArrival',
        src: 'sendArrival',
        input: ({ context: { phoneNumber, ...context } }) => ({ ...context, phoneNumber: must(phoneNumber, 'phoneNumber') }),
        onDone: [
          { guard: is('known'), target: 'known' },
          { guard: is('unknown'), target: 'unknown' },
          { guard: is('early'), target: 'early', actions: { type: 'setFrom', params: outcome('early') } },
          { guard: is('over'), target: 'over' },
        ],
        onError: { target: 'failed', actions: 'setRepeated' },
      },
    },
    failed: {
      description: 'It is not known whether the cafe was told. The guest tries again, or the page does with the connection.',
      on: { 'arrival.sent': { target: 'sending', actions: { type: 'setPhone', params: eventParams } } },
    },
    unknown: {
      description: 'The cafe has no order under this phone: the guest types another one, or calls.',
      on: { 'arrival.sent': { target: 'sending', actions: { type: 'setPhone', params: eventParams } } },
    },
    /** Its actor stays, for pages to read. */
    known: { type: 'final' },
    over: { type: 'final' },
  },
});
