import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { defineFlow } from '#src/app/define-flow.ts';

export const noticesFlow = defineFlow({
  name: 'notices',
  createLogic: ({ clock }) => noticesMachine.provide({ actors: { pause: waitingPorts(clock).pause } }),
  on: {
    /** Loaded with the view of the notices. */
    'action.taken': async (event, services) => (await import('./notices.effects.ts')).takeAction(event, services),
  },
});
