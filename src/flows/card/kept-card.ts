import type { Vault } from '#src/api/vault.ts';
import { vaultIds } from '#src/flows/kit/payment-keys.ts';

/** Keeps the card that a press pays with, in place of that of an earlier press, and returns its id. */
export function keepNewCard(secret: string, vault: Pick<Vault, 'replace'>): string {
  vault.replace(vaultIds.newCard, secret);
  return vaultIds.newCard;
}
