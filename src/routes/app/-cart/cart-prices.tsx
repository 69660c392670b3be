import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { currentPriceChanges } from '#domain/cart/price-change.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { ChangedPrices } from '#src/flows/cart/ChangedPrices.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useRunning } from '../../-shell/use-running.ts';

interface CartPricesProps {
  readonly lines: Parameters<typeof currentPriceChanges>[1];
}

/** Changed prices of the cart, at the checkout. */
export function CartPrices({ lines }: CartPricesProps) {
  const { app } = useRouteContext({ from: '__root__' });
  const cart = useRunning(useScreen(app, ({ children }) => children.cart));
  return cart && <LivePrices cart={cart} lines={lines} />;
}

function LivePrices({ cart, lines }: CartPricesProps & { readonly cart: ActorRefFrom<typeof cartMachine> }) {
  const { priceChanges } = useScreen(cart, cartScreen);
  return <ChangedPrices changes={currentPriceChanges(priceChanges, lines)} onSeen={() => cart.send({ type: 'priceChanges.seen' })} />;
}
