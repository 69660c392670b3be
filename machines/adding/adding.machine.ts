import { emit, enqueueActions, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { eventParams } from '../kit/outcome.ts';
import { pressMachine } from '../press/press.machine.ts';
import type { PressInput } from '../press/press.types.ts';
import type { AddingContext, AddingEmitted, AddingEvent } from './adding.types.ts';

type PressActorId = `press.${string}`;

const actorIdOf = (press: string): PressActorId => `press.${press}`;

/** Adding from a card, a shelf or beside a line: one actor for each press, until its line is in the cart or is refused. One that breaks ends no other. */
export const addingMachine = setup({
  types: {
    context: {} as AddingContext,
    events: {} as AddingEvent | DoneActorEvent<unknown, PressActorId> | ErrorActorEvent<unknown, PressActorId>,
    emitted: {} as AddingEmitted,
    children: {} as Record<PressActorId, 'press'>,
  },
  actors: { press: pressMachine },
  guards: {
    isNew: ({ context: { presses } }, { input: { press } }: { input: PressInput }) => !presses.includes(press),
    hasNone: ({ context: { presses } }) => presses.length === 0,
  },
  actions: {
    startPress: enqueueActions(({ context: { presses }, enqueue }, { input }: { input: PressInput }) => {
      enqueue.spawnChild('press', { id: actorIdOf(input.press), input });
      enqueue.assign({ presses: [...presses, input.press] });
    }),
    /** XState keeps a child that has ended. */
    endPress: enqueueActions(({ context: { presses }, enqueue }, { actorId }: { actorId: string }) => {
      enqueue.stopChild(actorId);
      enqueue.assign({ presses: presses.filter((press) => actorIdOf(press) !== actorId) });
    }),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found' as const, ...fault })),
  },
}).createMachine({
  id: 'adding',
  context: { presses: [] },
  initial: 'idle',
  on: {
    'press.made': {
      guard: { type: 'isNew', params: eventParams },
      target: '.pressed',
      actions: { type: 'startPress', params: eventParams },
    },
    'xstate.done.actor.press.*': { actions: { type: 'endPress', params: eventParams } },
    // An error that nothing takes would stop this actor, and every press with it.
    'xstate.error.actor.*': {
      actions: [
        { type: 'endPress', params: eventParams },
        { type: 'emitFault', params: ({ event }) => ({ source: event.actorId, message: String(event.error) }) },
      ],
    },
  },
  states: {
    idle: { description: 'Nothing is being added by a press.' },
    pressed: {
      description: 'One press or more is not over.',
      always: { guard: 'hasNone', target: 'idle' },
    },
  },
});
