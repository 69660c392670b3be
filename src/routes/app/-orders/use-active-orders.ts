import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useFeatures } from '../../-shell/use-features.ts';
import { useRunning } from '../../-shell/use-running.ts';

/** Returns the flow of the active orders once its code runs, which this opens as soon as it may; null until then. */
export function useActiveOrders(mayOpen: boolean) {
  const { app } = useRouteContext({ from: '__root__' });
  const { orderTracker: isTracked } = useFeatures();
  const flow = useScreen(app, ({ children }) => children.activeOrders);
  // Also after a sign-out, which closes it.
  const isOpen = flow !== undefined;
  useEffect(() => {
    if (mayOpen) app.send({ type: 'flow.opened', name: 'activeOrders', input: { isTracked } });
  }, [app, isTracked, isOpen, mayOpen]);
  return useRunning(flow);
}
