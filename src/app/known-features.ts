import { waitFor, type AnyActorRef } from 'xstate';
import type { Features } from '#domain/app/features.ts';
import { actors, featuresOf } from './actors.ts';

/** Resolves with the features once the server has said which are on, or has not; for what cannot be changed by a later answer. */
export async function knownFeatures(root: Pick<AnyActorRef, 'system'>): Promise<Features> {
  await waitFor(actors(root).site, (snapshot) => !snapshot.matches({ features: 'asking' }));
  return featuresOf(root);
}
