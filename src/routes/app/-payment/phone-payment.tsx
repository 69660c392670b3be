import type { ActorRefFrom } from 'xstate';
import type { phonePaymentMachine } from '#machines/phone-payment/phone-payment.machine.ts';
import { phonePaymentScreen } from '#machines/phone-payment/phone-payment.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PhonePaymentView } from '#src/flows/phone-payment/PhonePaymentView.tsx';

/** The payment by phone that is under way. */
export const PhonePayment = ({ actor }: { readonly actor: ActorRefFrom<typeof phonePaymentMachine> }) => (
  <PhonePaymentView screen={useScreen(actor, phonePaymentScreen)} send={actor.send} />
);
