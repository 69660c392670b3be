import { setup } from 'xstate';
import type { SessionEvent, SessionInput } from './session.types.ts';

/** Who the visitor is (SESSION, ROLES-01, ROLES-03). Members get their state beside `guest`. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionInput,
    input: {} as SessionInput,
    events: {} as SessionEvent,
  },
  guards: { isContinued: ({ context }) => context.isContinued },
}).createMachine({
  id: 'session',
  context: ({ input }) => input,
  initial: 'guest',
  states: {
    guest: {
      description: 'A visitor without an account.',
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'isContinued', target: 'continued' }, { target: 'anonymous' }] },
        anonymous: { on: { 'guest.continued': 'continued' } },
        continued: { on: { 'session.cleared': 'anonymous' } },
      },
    },
  },
});
