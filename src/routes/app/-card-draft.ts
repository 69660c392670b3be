import { useRouteContext } from '@tanstack/react-router';
import { emptyCard, type CardDraft, type TypedCard } from '#src/flows/checkout/card-form.ts';

/** Place in the vault of the card that was typed and not paid with. */
const PLACE = 'checkout.card';

/** The card as it was typed, in memory only, while the guest is on another page; signing out forgets it. */
export function useCardDraft(): CardDraft {
  const { vault } = useRouteContext({ from: '__root__' });
  const kept = vault.read(PLACE);
  return {
    initial: kept === null ? emptyCard : (JSON.parse(kept) as TypedCard),
    keep: (card) => (card === null ? vault.forget(PLACE) : vault.replace(PLACE, JSON.stringify(card))),
  };
}
