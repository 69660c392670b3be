import * as v from 'valibot';
import { generateToken } from '#contract/payment.ts';
import { addCreditCard } from '#contract/stored-payment.ts';
import type { Client } from './client.ts';
import { fromSecret } from './from-secret.ts';

/** A card between the form and the one request that carries it. The vault keeps it as text. */
export const Card = v.object({
  creditCardNumber: v.string(),
  cardHolderName: v.string(),
  expDate: v.string(),
  cvv: v.string(),
  postalCode: v.string(),
});
export type Card = v.InferOutput<typeof Card>;

export const cardAsSecret = (card: Card): string => JSON.stringify(card);
export const cardFromSecret = (secret: string): Card => fromSecret(Card, secret);

export const paymentApi = (call: Client) => ({
  tokenFor: async (card: Card, signal: AbortSignal) => (await call(generateToken, { body: card, signal })).data.tokenValue,
  /** Keeps the card in the member's account, and answers with its token: the number goes out once. */
  save: async (card: Card, signal: AbortSignal, isDefault = false) =>
    (await call(addCreditCard, { body: { ...card, ...(isDefault && { isDefault }) }, signal })).token,
});
