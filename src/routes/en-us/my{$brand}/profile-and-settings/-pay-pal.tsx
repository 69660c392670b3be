import type { ActorRefFrom } from 'xstate';
import type { payPalMachine } from '#machines/pay-pal/pay-pal.machine.ts';
import { payPalScreen } from '#machines/pay-pal/pay-pal.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PayPalView } from '#src/flows/pay-pal/PayPalView.tsx';

/** The agreement with PayPal that is under way. */
export const PayPal = ({ actor }: { readonly actor: ActorRefFrom<typeof payPalMachine> }) => (
  <PayPalView screen={useScreen(actor, payPalScreen)} send={actor.send} />
);
