import type { ReactNode } from 'react';
import type { ActorRefFromLogic, AnyActorLogic } from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import { PageError } from '#src/pages/shell/PageError.tsx';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { useLazyFlow } from './use-lazy-flow.ts';

interface LazyFlowProps<Logic extends AnyActorLogic> {
  readonly actor: ActorRefFromLogic<LazyLogic<Logic>>;
  /** The view of the flow, once its code runs. */
  readonly children: (actor: ActorRefFromLogic<Logic>) => ReactNode;
}

/** Page of a flow whose code comes with it: a skeleton while it loads, and where it does not come, an error that heals as a route's does. */
export function LazyFlow<Logic extends AnyActorLogic>({ actor, children }: LazyFlowProps<Logic>): ReactNode {
  const { running, hasFailed, retry } = useLazyFlow(actor);
  if (running !== null) return children(running);
  return hasFailed ? <PageError isOnline={navigator.onLine} onRetry={retry} /> : <PageLoading />;
}
