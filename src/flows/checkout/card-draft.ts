import type { Vault } from '#src/api/vault.ts';
import { emptyCard, type CardDraft, type TypedCard } from '#src/flows/card/card-form.ts';

/** Id in the vault of the card that was typed and not paid with. */
const DRAFT = 'checkout.card';

/**
 * The card as it was typed, in memory only, while the guest is on another page. The form leaves the page after the order too, when it was
 * placed or its owner has signed out: then nothing is kept.
 */
export function cardDraft(vault: Pick<Vault, 'read' | 'replace' | 'forget'>, hasOrder: () => boolean): CardDraft {
  const typed = vault.read(DRAFT);
  return {
    initial: typed === null ? emptyCard : (JSON.parse(typed) as TypedCard),
    keep: (card) => (card !== null && hasOrder() ? vault.replace(DRAFT, JSON.stringify(card)) : vault.forget(DRAFT)),
  };
}
