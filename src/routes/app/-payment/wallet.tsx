import type { ActorRefFrom, ActorRefFromLogic } from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import type { PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import type { walletMachine } from '#machines/wallet/wallet.machine.ts';
import { walletScreen } from '#machines/wallet/wallet.screen.ts';
import type { WalletKind } from '#domain/payment/wallet.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { AdditionDialog } from '#src/flows/payment-selection/AdditionDialog.tsx';
import { WalletView } from '#src/flows/wallet/WalletView.tsx';
import { text } from '#src/text/text.ts';
import { useLazyFlow } from '../../-shell/use-lazy-flow.ts';

interface WalletApprovalProps {
  readonly actor: ActorRefFromLogic<LazyLogic<typeof walletMachine>>;
  readonly send: (event: PaymentSelectionEvent) => void;
  readonly id: WalletKind;
}

/** The approval of a wallet, over the page. */
export function WalletApproval({ actor, send, id }: WalletApprovalProps) {
  const { running, hasFailed, retry } = useLazyFlow(actor);
  return (
    <AdditionDialog heading={text(`payment.${id}`)} isLoaded={running !== null} hasFailed={hasFailed} onRetry={retry} send={send}>
      {running !== null && <Approval actor={running} />}
    </AdditionDialog>
  );
}

const Approval = ({ actor }: { readonly actor: ActorRefFrom<typeof walletMachine> }) => (
  <WalletView screen={useScreen(actor, walletScreen)} send={actor.send} />
);
