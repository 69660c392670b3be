import type { ActorRefFrom, ActorRefFromLogic } from 'xstate';
import type { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import { giftCardScreen } from '#machines/gift-card/gift-card.screen.ts';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import type { PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import { giftCardAsSecret } from '#src/api/gift-card-secret.ts';
import { GiftCardView } from '#src/flows/gift-card/GiftCardView.tsx';
import { useFocusOnCard } from '#src/flows/gift-card/useFocusOnCard.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { AdditionDialog } from '#src/flows/payment-selection/AdditionDialog.tsx';
import { text } from '#src/text/text.ts';
import { useSecretKeeper } from '../../-secret-keeper.ts';
import { useLazyFlow } from '../../-shell/use-lazy-flow.ts';

interface GiftCardProps {
  readonly actor: ActorRefFromLogic<LazyLogic<typeof giftCardMachine>>;
  readonly send: (event: PaymentSelectionEvent) => void;
}

/** The dialog that adds a gift card, over the page. */
export function GiftCard({ actor, send }: GiftCardProps) {
  const { running, hasFailed, retry } = useLazyFlow(actor);
  if (running !== null) return <GiftCardForm actor={running} />;
  return <AdditionDialog heading={text('giftCard.heading')} isLoaded={false} hasFailed={hasFailed} onRetry={retry} send={send} />;
}

/** Of number and PIN only a name leaves the form. */
function GiftCardForm({ actor }: { readonly actor: ActorRefFrom<typeof giftCardMachine> }) {
  const keep = useSecretKeeper();
  const pinOf = useScreen(actor, ({ context }) => context.pinOf);
  useFocusOnCard(pinOf?.id ?? null);
  return <GiftCardView screen={useScreen(actor, giftCardScreen)} send={actor.send} keepGiftCard={(card) => keep(giftCardAsSecret(card))} />;
}
