import type { ActorRefFrom } from 'xstate';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { LimitDialog } from '#src/flows/cart/LimitDialog.tsx';
import { WaitingBand } from '#src/flows/cart/WaitingBand.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from './use-app-context.ts';
import { useOrder } from './use-order.ts';

interface CartMessagesProps {
  readonly actor: ActorRefFrom<typeof cartMachine>;
  readonly path: string;
}

/** Items that wait for an order, above every page but the cart's own (CART-13), and the dialog of an order limit. */
export function LiveCartMessages({ actor, path }: CartMessagesProps) {
  const screen = useScreen(actor, cartScreen);
  const { config } = useAppContext();
  const cafe = useOrder(({ order }) => order?.cafe ?? null);
  return (
    <>
      {screen.kind === 'waitingForOrder' && !isCartOrCheckout(path) && (
        <WaitingBand names={screen.arriving} first={screen.name} isSetup={path === '/app/startOrder.html'} send={actor.send} />
      )}
      {screen.limits.length > 0 && (
        <LimitDialog limits={screen.limits} amountKey={config.thirdPartyLimitKey} cafe={cafe} send={actor.send} />
      )}
    </>
  );
}
