import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import type { ActorRefFromLogic, AnyActorLogic } from 'xstate';
import type { FlowName } from '#machines/app/openable-flows.ts';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import { PageError } from '#src/pages/shell/PageError.tsx';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { LazyFlow } from './LazyFlow.tsx';

interface OpenFlowProps<Logic extends AnyActorLogic> {
  readonly name: FlowName;
  /** The flow, while it is open. */
  readonly actor: ActorRefFromLogic<LazyLogic<Logic>> | undefined;
  /** Opens it again after it broke. */
  readonly onRetry: () => void;
  /** The view of the flow, once its code runs. */
  readonly children: (actor: ActorRefFromLogic<Logic>) => ReactNode;
}

/** Page of a flow that the root opens by name. One that breaks leaves an error with a retry; after an end the next page comes. */
export function OpenFlow<Logic extends AnyActorLogic>({ name, actor, onRetry, children }: OpenFlowProps<Logic>): ReactNode {
  const { app } = useRouteContext({ from: '__root__' });
  const [hasBroken, setBroken] = useState(false);
  useEffect(() => {
    const faults = app.on('fault.found', ({ source }) => source === name && setBroken(true));
    return () => faults.unsubscribe();
  }, [app, name]);
  if (actor) return <LazyFlow actor={actor}>{children}</LazyFlow>;
  const retry = () => {
    setBroken(false);
    onRetry();
  };
  return hasBroken ? <PageError isOnline={navigator.onLine} onRetry={retry} /> : <PageLoading />;
}
