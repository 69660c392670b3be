import type { Vault } from '#src/api/vault.ts';
import { vaultIds } from '#src/flows/kit/payment-keys.ts';

/** A card that a press pays with: its name in the vault, and which of the cards of the form it is, from 1. */
export interface KeptCard {
  readonly cardId: string;
  readonly nth: number;
}

/**
 * Returns what keeps the cards of a form: each in place of that of an earlier press. Another card has another number: its press gives up the payment of
 * the one before (CHECKOUT-07).
 */
export function createCardKeeper(vault: Pick<Vault, 'replace'>): (secret: string) => KeptCard {
  let last = '';
  let nth = 0;
  return (secret) => {
    if (secret !== last) nth += 1;
    last = secret;
    vault.replace(vaultIds.newCard, secret);
    return { cardId: vaultIds.newCard, nth };
  };
}
