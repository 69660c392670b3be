import type { ActorRefFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutScreen, type CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import { useInSlices } from '#src/flows/kit/useInSlices.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';

const waiting = { kind: 'pricing' } as const;

/** The screen of the checkout. What waits for the price stays while the form is drawn. */
export function useCheckoutScreen(actor: ActorRefFrom<typeof checkoutMachine>): CheckoutScreen {
  const screen = useScreen(actor, checkoutScreen);
  return useInSlices(screen.kind !== 'pricing') ? screen : waiting;
}
