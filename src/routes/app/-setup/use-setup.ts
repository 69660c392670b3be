import type { ActorRefFrom } from 'xstate';
import type { orderSetupMachine } from '#machines/order-setup/order-setup.machine.ts';
import { orderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useSetupHistory } from '#src/flows/order-setup/setup-history.ts';
import { useCart } from '../../-shell/use-cart.ts';
import { useSubmission } from '../-cart/use-submission.ts';

/** Returns the screen of the order setup, whose steps are entries of the browser's history, and whether another tab is placing the order in hand. */
export function useSetup(actor: ActorRefFrom<typeof orderSetupMachine>) {
  const screen = useScreen(actor, orderSetupScreen);
  useSetupHistory(screen, actor.send);
  const { isPlacing } = useSubmission(useCart().cartId ?? '');
  return { screen, isPlacing };
}
