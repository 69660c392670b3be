import { useRouterState } from '@tanstack/react-router';
import { memo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { cartFrame } from '#machines/cart/cart-frame.screen.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { LifelongActors } from '#src/app/actors.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { lazyPart } from './lazy-part.tsx';
import { useRunning } from './use-running.ts';

export interface LiveWaitingBandProps {
  readonly actor: ActorRefFrom<typeof cartMachine>;
  /** The page is the order setup itself. */
  readonly isSetup: boolean;
}

const WaitingBand = lazyPart(async () => (await import('./LiveWaitingBand.tsx')).LiveWaitingBand);

/** Says above a page what waits for an order (CART-13). The cart says so itself. */
export const WaitingForOrder = memo(function WaitingForOrder({ cart }: { readonly cart: LifelongActors['cart'] }) {
  const { isWaiting } = useScreen(cart, cartFrame);
  const actor = useRunning(cart);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  if (actor === null || !isWaiting || isCartOrCheckout(path)) return null;
  return <WaitingBand actor={actor} isSetup={path === '/app/startOrder.html'} />;
});
