import { useEffect, useState } from 'react';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from './use-app-context.ts';
import { useOrderActor } from './use-order.ts';

/**
 * Returns whether the flow of a page broke, and no other has taken its place. The route opens the flow before the page: one that is not there at first
 * broke. One that goes later ended, and the next page comes.
 */
export function useHasBroken(flow: 'checkout' | 'orderSetup'): boolean {
  const { actors } = useAppContext();
  const actor = useOrderActor();
  const isThere = useScreen(actor, ({ children }) => children[flow] !== undefined);
  const [hasBroken, setBroken] = useState(!isThere);
  if (isThere && hasBroken) setBroken(false);
  useEffect(() => {
    const heard = [
      actor.on('fault.found', ({ source }) => source === flow && setBroken(true)),
      // The order broke, and its flows with it.
      actors.orders.on('fault.found', () => setBroken(true)),
    ];
    return () => heard.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor, actors, flow]);
  return hasBroken && !isThere;
}
