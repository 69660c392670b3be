import type { ReactNode } from 'react';
import { waitFor, type ActorRefFromLogic, type AnyActorLogic } from 'xstate';
import { isPending, runningActor, type LazyLogic } from '#machines/kit/lazy.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import { PageError } from '#src/pages/shell/PageError.tsx';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { loadInFull } from './full-load.ts';

interface LazyFlowProps<Logic extends AnyActorLogic> {
  readonly actor: ActorRefFromLogic<LazyLogic<Logic>>;
  /** The view of the flow, once its code runs. */
  readonly children: (actor: ActorRefFromLogic<Logic>) => ReactNode;
}

/** Page of a flow whose code comes with it: a skeleton while it loads, and where it does not come, an error that heals as a route's does. */
export function LazyFlow<Logic extends AnyActorLogic>({ actor, children }: LazyFlowProps<Logic>): ReactNode {
  const code = useScreen(actor, (snapshot) => (isPending(snapshot) ? snapshot.code : 'running'));
  const hasFailed = code === 'failed';
  useWhenOnline(() => actor.send({ type: 'load.retried' }), hasFailed);

  async function retry() {
    actor.send({ type: 'load.retried' });
    const snapshot: unknown = await waitFor(actor, (now) => !isPending(now) || now.code === 'failed');
    if (isPending(snapshot)) await loadInFull();
  }
  const running = runningActor(actor);
  if (running !== null) return children(running);
  return hasFailed ? <PageError isOnline={navigator.onLine} onRetry={() => void retry()} /> : <PageLoading />;
}
