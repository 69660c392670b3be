import { assign, setup } from 'xstate';
import type { MissedVisit } from '#domain/account/visits.ts';
import { must } from '#domain/must.ts';
import { eventParams, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type { LookUpInput, LookUpResult, MissedVisitContext, MissedVisitEvent } from './missed-visit.types.ts';

/** A member looks a visit up that is not among theirs, by the code of its receipt (M43, PROFILE-09). It changes nothing at the server. */
export const missedVisitMachine = setup({
  types: { context: {} as MissedVisitContext, events: {} as MissedVisitEvent },
  actors: { lookUp: port<LookUpInput, LookUpResult>('lookUp') },
  actions: {
    setCode: assign((_, { code }: { code: string }) => ({ code })),
    setVisit: assign((_, { visit }: { visit: MissedVisit }) => ({ visit })),
    clear: assign({ code: null, visit: null }),
  },
}).createMachine({
  id: 'missedVisit',
  context: { code: null, visit: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The code of a receipt is asked for; why the last one led to nothing.',
      initial: 'fresh',
      on: { 'code.submitted': { target: 'looking', actions: { type: 'setCode', params: eventParams } } },
      states: { fresh: {}, unknown: {}, counted: {}, failed: {} },
    },
    looking: {
      description: 'The server looks the code up.',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ code: must(context.code, 'code') }),
        onDone: [
          { guard: is('found'), target: 'found', actions: { type: 'setVisit', params: outcome('found') } },
          { guard: is('unknown'), target: 'asking.unknown' },
          { guard: is('counted'), target: 'asking.counted' },
        ],
        onError: 'asking.failed',
      },
    },
    found: {
      description: 'The visit, and what happens next.',
      on: { 'search.restarted': { target: 'asking', actions: 'clear' } },
    },
  },
});
