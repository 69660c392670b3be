import type { ActorRefFrom } from 'xstate';
import type { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import { giftCardScreen } from '#machines/gift-card/gift-card.screen.ts';
import { giftCardAsSecret } from '#src/api/gift-card.ts';
import { GiftCardView } from '#src/flows/gift-card/GiftCardView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useSecretKeeper } from '../-secret-keeper.ts';

/** The dialog that adds a gift card. Of number and PIN only a name leaves the form. */
export function GiftCard({ actor }: { readonly actor: ActorRefFrom<typeof giftCardMachine> }) {
  const keep = useSecretKeeper();
  return <GiftCardView screen={useScreen(actor, giftCardScreen)} send={actor.send} keepGiftCard={(card) => keep(giftCardAsSecret(card))} />;
}
