import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic, AnyActorLogic } from 'xstate';
import { isPending, runningActor, type LazyLogic } from '#machines/kit/lazy.ts';

/** Returns the actor once its code runs; null until then, and without an actor. */
export function useRunning<Logic extends AnyActorLogic>(
  actor: ActorRefFromLogic<LazyLogic<Logic>> | undefined,
): ActorRefFromLogic<Logic> | null {
  useSelector(actor, (snapshot: unknown) => isPending(snapshot));
  return runningActor(actor);
}
