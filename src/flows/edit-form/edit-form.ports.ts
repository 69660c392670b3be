import { fromPromise } from 'xstate';
import type { SaveInput, SaveResult } from '#machines/edit-form/edit-form.types.ts';
import { memberRefusalIn } from '#src/flows/kit/refusal.ports.ts';

/** Saves a form. What it gives back is not read; a secret that is gone is `undefined` to it. */
export type Save = (input: SaveInput, signal: AbortSignal) => Promise<unknown>;

/** Thrown where the member thought better of it. */
export class Dismissed extends Error {}

/** Thrown where a secret was needed that is not in the vault any more. */
export class SecretForgotten extends Error {}

interface SaveOptions {
  /** Why the server refuses a change that it has made before; left out: it makes it once more. */
  readonly refusedOnceMade?: string;
  /** What follows where no answer came: the change may be made. Left out: nothing. */
  readonly onUnanswered?: () => void;
}

/** Returns the port of `editForm` from a function that saves the form. */
export const savePort = (save: Save, { refusedOnceMade, onUnanswered }: SaveOptions = {}) => ({
  save: fromPromise<SaveResult, SaveInput>(async ({ input, signal }) => {
    try {
      await save(input, signal);
      return { kind: 'saved' };
    } catch (error) {
      if (error instanceof SecretForgotten) return { kind: 'forgotten' };
      if (error instanceof Dismissed) return { kind: 'dismissed' };
      const refusal = memberRefusalIn(error);
      if (refusal === null) {
        if (!signal.aborted) onUnanswered?.();
        throw error;
      }
      return input.unanswered !== null && refusal.reasonCode === refusedOnceMade ? { kind: 'perhapsSaved' } : refusal;
    }
  }),
});
