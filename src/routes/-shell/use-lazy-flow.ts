import { useLayoutEffect } from 'react';
import { waitFor, type ActorRefFromLogic, type AnyActorLogic } from 'xstate';
import { isPending, runningActor, type LazyLogic } from '#machines/kit/lazy.ts';
import { useInSlices } from '#src/flows/kit/useInSlices.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import { loadInFull } from './full-load.ts';

/** A flow whose code a page needs now. */
interface NeededFlow<Logic extends AnyActorLogic> {
  /** The actor, once its code runs; null until then. */
  readonly running: ActorRefFromLogic<Logic> | null;
  readonly hasFailed: boolean;
  /** Loads the code again, and the whole page where that fails too. */
  readonly retry: () => void;
}

/** Requests the code of a flow. What did not come is loaded again by itself as soon as there is a connection. */
export function useLazyFlow<Logic extends AnyActorLogic>(actor: ActorRefFromLogic<LazyLogic<Logic>>): NeededFlow<Logic> {
  const code = useScreen(actor, (snapshot) => (isPending(snapshot) ? snapshot.code : 'running'));
  const hasFailed = code === 'failed';
  // Also of one whose code did not come before its page did: nothing has to be pressed for it once more.
  useLayoutEffect(() => {
    if (isPending(actor.getSnapshot())) actor.send({ type: 'load.requested' });
  }, [actor]);
  useWhenOnline(() => actor.send({ type: 'load.requested' }), hasFailed);

  async function retry() {
    actor.send({ type: 'load.requested' });
    const snapshot: unknown = await waitFor(actor, (now) => !isPending(now) || now.code === 'failed');
    if (isPending(snapshot)) await loadInFull();
  }
  const running = runningActor(actor);
  return { running: useInSlices(running !== null) ? running : null, hasFailed, retry: () => void retry() };
}
