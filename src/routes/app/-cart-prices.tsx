import type { ActorRefFrom } from 'xstate';
import { currentPriceChanges } from '#domain/cart/price-change.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { ChangedPrices } from '#src/flows/cart/ChangedPrices.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';

interface CartPricesProps {
  readonly actor: ActorRefFrom<typeof cartMachine>;
  readonly lines: Parameters<typeof currentPriceChanges>[1];
}

/** Changed prices of the cart, at the checkout. */
export function CartPrices({ actor, lines }: CartPricesProps) {
  const { priceChanges } = useScreen(actor, cartScreen);
  return <ChangedPrices changes={currentPriceChanges(priceChanges, lines)} onSeen={() => actor.send({ type: 'priceChanges.seen' })} />;
}
