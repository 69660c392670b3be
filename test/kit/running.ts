import { waitFor, type ActorRefFromLogic, type AnyActorLogic } from 'xstate';
import { must } from '#domain/must.ts';
import { isPending, runningActor, type LazyLogic } from '#machines/kit/lazy.ts';

/** Resolves with the actor once its code runs. */
export async function running<Logic extends AnyActorLogic>(
  actor: ActorRefFromLogic<LazyLogic<Logic>> | undefined,
): Promise<ActorRefFromLogic<Logic>> {
  await waitFor(must(actor, 'actor'), (snapshot) => !isPending(snapshot));
  return must(runningActor(actor), 'running actor');
}
