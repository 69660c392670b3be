import { useRouterState } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { lazyPart } from './lazy-part.tsx';

const WaitingBand = lazyPart(async () => (await import('#src/flows/cart/WaitingBand.tsx')).WaitingBand);

/** Says above a page what waits for an order (CART-13). The cart says so itself. */
export function WaitingForOrder({ actor }: { readonly actor: ActorRefFrom<typeof cartMachine> }) {
  const screen = useScreen(actor, cartScreen);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  if (screen.kind !== 'waitingForOrder' || isCartOrCheckout(path)) return null;
  return <WaitingBand names={screen.arriving} first={screen.name} isSetup={path === '/app/startOrder.html'} send={actor.send} />;
}
