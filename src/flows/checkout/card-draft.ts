import type { Vault } from '#src/api/vault.ts';
import { CARD_KEY, vaultIds } from '#src/flows/kit/payment-keys.ts';
import { emptyCard, type CardDraft, type TypedCard } from '#src/flows/card/card-form.ts';

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
  const [of, card] = JSON.parse(vault.read(vaultIds.card) ?? '[]') as readonly [cartId: string, card: TypedCard] | readonly [];
  const known = of === cartId && card ? card : null;
  return {
    initial: known ?? emptyCard,
    isLost: known === null && tabStorage.getItem(CARD_KEY) === cartId,
    keep(now) {
      if (now !== null && hasOrder()) return vault.replace(vaultIds.card, JSON.stringify([cartId, now]));
      vault.forget(vaultIds.card);
      if (now !== null) tabStorage.removeItem(CARD_KEY);
    },
    note: (isTyped) => (isTyped ? tabStorage.setItem(CARD_KEY, cartId) : tabStorage.removeItem(CARD_KEY)),
  };
}
