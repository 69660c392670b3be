import type { ActorRefFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { paymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { lazyPart } from '../../-shell/lazy-part.tsx';

const AddingPayment = lazyPart(async () => (await import('./adding-payment.tsx')).AddingPayment);

/** The choice of the payment, which lives beside the form, and what is added to it. */
export function usePayment(checkout: ActorRefFrom<typeof checkoutMachine>) {
  const actor = must(
    useScreen(checkout, ({ children }) => children.paymentSelection),
    'paymentSelection',
  );
  const payment = useScreen(actor, paymentSelectionScreen);
  return {
    payment,
    sendPayment: actor.send,
    adding: payment.kind === 'adding' && <AddingPayment actor={actor} screen={payment} />,
  };
}
