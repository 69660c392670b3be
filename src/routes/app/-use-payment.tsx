import type { ActorRefFrom } from 'xstate';
import { walletKinds } from '#domain/payment/wallet.ts';
import { must } from '#domain/must.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { paymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { lazyPart } from '../-shell/lazy-part.tsx';

const GiftCard = lazyPart(async () => (await import('./-gift-card.tsx')).GiftCard);
const PayPalApproval = lazyPart(async () => (await import('./-approval.tsx')).PayPalApproval);
const WalletApproval = lazyPart(async () => (await import('./-wallet.tsx')).WalletApproval);
const MilStar = lazyPart(async () => (await import('./-mil-star.tsx')).MilStar);

/** The choice of the payment, which lives beside the form, and what is added to it. */
export function usePayment(checkout: ActorRefFrom<typeof checkoutMachine>) {
  const actor = must(
    useScreen(checkout, ({ children }) => children.paymentSelection),
    'paymentSelection',
  );
  const payment = useScreen(actor, paymentSelectionScreen);
  const giftCard = useScreen(actor, ({ children }) => children.giftCard);
  const payPal = useScreen(actor, ({ children }) => children.payPal);
  const wallet = useScreen(actor, ({ children }) => children.wallet);
  const id = payment.kind === 'approving' ? walletKinds.find((kind) => kind === payment.methodId) : undefined;
  const milStar = useScreen(actor, ({ children }) => children.paymentEntry);
  return {
    payment,
    sendPayment: actor.send,
    adding: (
      <>
        {giftCard && <GiftCard actor={giftCard} send={actor.send} />}
        {payPal && <PayPalApproval actor={payPal} send={actor.send} />}
        {wallet && id && <WalletApproval actor={wallet} send={actor.send} id={id} />}
        {milStar && <MilStar actor={milStar} send={actor.send} canSave={payment.kind !== 'loading' && payment.canSave} />}
      </>
    ),
  };
}
