import type { Vault } from '#src/api/vault.ts';
import { CARD_KEY, vaultIds } from '#src/flows/kit/payment-keys.ts';
import { emptyCard, type CardDraft } from '#src/flows/card/card-form.ts';
import { keepDraft, keptDraft } from '#src/flows/card/kept-draft.ts';

interface Places {
  readonly vault: Pick<Vault, 'read' | 'replace' | 'forget'>;
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * The card as it was typed for a cart, in memory only, while the guest is on another page. The form leaves the page after the order too, when
 * it was placed or its owner has signed out: then nothing is kept. Another cart never gets it, and forgets it.
 * The tab knows over a reload that there was one, and nothing of it.
 */
export function cardDraft({ vault, tabStorage }: Places, cartId: string, hasOrder: () => boolean): CardDraft {
  const known = keptDraft(cartId, vault);
  return {
    initial: known?.card ?? emptyCard,
    isSaved: known?.isSaved ?? false,
    isLost: known === null && tabStorage.getItem(CARD_KEY) === cartId,
    keep(now, isSaved = false) {
      if (now !== null && hasOrder()) return keepDraft(cartId, { card: now, isSaved }, vault);
      vault.forget(vaultIds.card);
      if (now !== null) tabStorage.removeItem(CARD_KEY);
    },
    note: (isTyped) => (isTyped ? tabStorage.setItem(CARD_KEY, cartId) : tabStorage.removeItem(CARD_KEY)),
  };
}
