import type { ActorRefFrom, ActorRefFromLogic } from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import type { payPalMachine } from '#machines/pay-pal/pay-pal.machine.ts';
import { payPalScreen } from '#machines/pay-pal/pay-pal.screen.ts';
import type { PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PayPalView } from '#src/flows/pay-pal/PayPalView.tsx';
import { AdditionDialog } from '#src/flows/payment-selection/AdditionDialog.tsx';
import { text } from '#src/text/text.ts';
import { useLazyFlow } from '../../-shell/use-lazy-flow.ts';

interface ApprovalProps {
  readonly actor: ActorRefFromLogic<LazyLogic<typeof payPalMachine>>;
  readonly send: (event: PaymentSelectionEvent) => void;
}

/** The agreement with PayPal that is made at the checkout, over the page. */
export function PayPalApproval({ actor, send }: ApprovalProps) {
  const { running, hasFailed, retry } = useLazyFlow(actor);
  return (
    <AdditionDialog heading={text('payment.payPal')} isLoaded={running !== null} hasFailed={hasFailed} onRetry={retry} send={send}>
      {running !== null && <PayPal actor={running} />}
    </AdditionDialog>
  );
}

const PayPal = ({ actor }: { readonly actor: ActorRefFrom<typeof payPalMachine> }) => (
  <PayPalView screen={useScreen(actor, payPalScreen)} send={actor.send} notAdded={text('addition.payPal.notAdded')} />
);
