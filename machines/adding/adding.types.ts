import type { PressInput } from '../press/press.types.ts';

export interface AddingContext {
  /** Ids of the presses that are not over, the first one first. */
  readonly presses: readonly string[];
}

export type AddingEvent = { type: 'press.made'; input: PressInput };

export type AddingEmitted = { type: 'fault.found'; source: string; message: string };
