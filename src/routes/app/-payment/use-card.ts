import { useEffect, useState } from 'react';
import { useRouteContext } from '@tanstack/react-router';
import { cardAsSecret } from '#src/api/payment.ts';
import { cardDraft } from '#src/flows/checkout/card-draft.ts';
import type { CardDraft, TypedCard } from '#src/flows/card/card-form.ts';
import { createCardKeeper, type KeptCard } from '#src/flows/card/kept-card.ts';
import { vaultIds } from '#src/flows/kit/payment-keys.ts';

interface CheckoutCard {
  /** Puts the card to pay with into the vault, in place of the one of an earlier press, and returns its name. */
  readonly keepCard: (card: TypedCard) => KeptCard;
  readonly draft: CardDraft;
}

/** The card that pays for a cart. Of it only ids leave the form and the vault. */
export function useCard(cartId: string): CheckoutCard {
  const { vault, tabStorage, actors } = useRouteContext({ from: '__root__' });
  const [keep] = useState(() => createCardKeeper(vault));
  // A press that made no token of it needs it no more.
  useEffect(() => () => vault.forget(vaultIds.newCard), [vault]);
  return {
    keepCard: (card) => keep(cardAsSecret(card)),
    draft: cardDraft({ vault, tabStorage }, cartId, () => {
      const { order, placedCartId } = actors.order.getSnapshot().context;
      return order !== null && placedCartId !== cartId;
    }),
  };
}
