import { useRouteContext } from '@tanstack/react-router';
import { cardAsSecret } from '#src/api/payment.ts';
import { emptyCard, type CardDraft, type TypedCard } from '#src/flows/checkout/card-form.ts';
import { useSecretKeeper } from '../-secret-keeper.ts';

/** Id in the vault of the card that was typed and not paid with. */
const DRAFT = 'checkout.card';

interface CheckoutCard {
  /** Puts the card to pay with into the vault, in place of the one of an earlier press, and returns its id. */
  readonly keepCard: (card: TypedCard) => string;
  /** The card as it was typed, in memory only, while the guest is on another page; signing out forgets it. */
  readonly draft: CardDraft;
}

/** The card of the checkout. Of it only ids leave the form and the vault. */
export function useCard(): CheckoutCard {
  const { vault } = useRouteContext({ from: '__root__' });
  const keep = useSecretKeeper();
  const typed = vault.read(DRAFT);
  return {
    keepCard: (card) => keep(cardAsSecret(card)),
    draft: {
      initial: typed === null ? emptyCard : (JSON.parse(typed) as TypedCard),
      keep: (card) => (card === null ? vault.forget(DRAFT) : vault.replace(DRAFT, JSON.stringify(card))),
    },
  };
}
