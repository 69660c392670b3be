import { fromPromise } from 'xstate';
import type { SaveInput, SaveResult } from '#machines/edit-form/edit-form.types.ts';
import { memberRefusalFrom } from '#src/flows/kit/refusal.ports.ts';

/** Saves a form. What it gives back is not read; a secret that is gone is `undefined` to it. */
export type Save = (input: SaveInput, signal: AbortSignal) => Promise<unknown>;

/** Thrown where the member thought better of it. */
export class Dismissed extends Error {}

/** Thrown where a secret was needed that is not in the vault any more. */
export class SecretForgotten extends Error {}

/** Returns the port of `editForm` from a function that saves the form. */
export const savePort = (save: Save) => ({
  save: fromPromise<SaveResult, SaveInput>(async ({ input, signal }) => {
    try {
      await save(input, signal);
      return { kind: 'saved' };
    } catch (error) {
      if (error instanceof SecretForgotten) return { kind: 'forgotten' };
      if (error instanceof Dismissed) return { kind: 'dismissed' };
      return memberRefusalFrom(error);
    }
  }),
});
