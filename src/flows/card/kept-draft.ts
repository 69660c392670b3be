import * as v from 'valibot';
import type { Vault } from '#src/api/vault.ts';
import { vaultIds } from '#src/flows/kit/payment-keys.ts';
import type { TypedCard } from './card-form.ts';

const word = v.string();
const CardSchema = v.object({ creditCardNumber: word, cardHolderName: word, expDate: word, cvv: word, postalCode: word });
const KeptDraftSchema = v.pipe(word, v.parseJson(), v.object({ cartId: word, card: CardSchema, isSaved: v.boolean() }));

/** What was typed of a card, and whether it is to be saved. */
interface Draft {
  readonly card: TypedCard;
  readonly isSaved: boolean;
}

/** Returns what was typed for this cart; null: none, or for another one. */
export function keptDraft(cartId: string, vault: Pick<Vault, 'read'>): Draft | null {
  const { success, output } = v.safeParse(KeptDraftSchema, vault.read(vaultIds.card));
  return success && output.cartId === cartId ? output : null;
}

/** Keeps the card that was typed for a cart, in place of that of any other. */
export const keepDraft = (cartId: string, { card, isSaved }: Draft, vault: Pick<Vault, 'replace'>): void =>
  vault.replace(vaultIds.card, JSON.stringify({ cartId, card, isSaved }));
