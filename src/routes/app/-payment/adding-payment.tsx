import type { ActorRefFrom } from 'xstate';
import { isWallet } from '#domain/payment/wallet.ts';
import type { paymentSelectionMachine } from '#machines/payment-selection/payment-selection.machine.ts';
import type { PaymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { GiftCard } from './gift-card.tsx';
import { MilStar } from './mil-star.tsx';
import { PayPalApproval } from './pay-pal.tsx';
import { WalletApproval } from './wallet.tsx';

interface AddingPaymentProps {
  readonly actor: ActorRefFrom<typeof paymentSelectionMachine>;
  readonly screen: Extract<PaymentSelectionScreen, { kind: 'adding' }>;
}

/** What is being added to the payment, over the page. */
export function AddingPayment({ actor, screen: { adding, canSave } }: AddingPaymentProps) {
  const { giftCard, payPal, paymentEntry, wallet } = useScreen(actor, ({ children }) => children);
  if (giftCard) return <GiftCard actor={giftCard} send={actor.send} />;
  if (payPal) return <PayPalApproval actor={payPal} send={actor.send} />;
  if (paymentEntry) return <MilStar actor={paymentEntry} send={actor.send} canSave={canSave} />;
  return wallet && isWallet(adding) && <WalletApproval actor={wallet} send={actor.send} id={adding} />;
}
