import type { AnyActorLogic, AnyStateMachine, EventFromLogic, OutputFrom } from 'xstate';

/** What every screen, and every answer of a port that a chart branches on, has. */
export interface Seen {
  readonly kind: string;
}

/** The ports and child flows of a machine, by name. */
export type PortsOf<Machine extends AnyStateMachine> = Required<NonNullable<Parameters<Machine['provide']>[0]['actors']>>;

/** The events that a guest sends: those of spawned actors are named by a machine only to be typed. */
export type SentEvent<Machine extends AnyStateMachine> = Exclude<EventFromLogic<Machine>, { type: `xstate.${string}` }>;

/** The answer of a port, or the output of a child flow. */
export type AnswerOf<Logic> = Logic extends AnyActorLogic ? OutputFrom<Logic> : never;
