import * as v from 'valibot';
import { addMilStarCard, deleteMilStarCard, updateMilStarCard } from '#contract/mil-star.ts';
import { generateToken } from '#contract/payment.ts';
import type { StoredMilStarCard } from '#domain/payment/stored.ts';
import type { Client } from './client.ts';
import { fromSecret } from './from-secret.ts';

/** A Military Star card between the form and the one request that carries it (PAYSTORED-16). The vault keeps it as text. */
const MilStarEntry = v.object({
  number: v.string(),
  cardHolderName: v.string(),
  expDate: v.string(),
  cvv: v.string(),
  postalCode: v.string(),
  isDefault: v.boolean(),
  /** It goes into the account. */
  isSaved: v.boolean(),
});
export type MilStarEntry = v.InferOutput<typeof MilStarEntry>;

export const milStarAsSecret = (entry: MilStarEntry): string => JSON.stringify(entry);
export const milStarFromSecret = (secret: string): MilStarEntry => fromSecret(MilStarEntry, secret);

/** The card without what becomes of it. */
const cardIn = ({ number, cardHolderName, expDate, cvv, postalCode }: MilStarEntry) => ({
  number,
  cardHolderName,
  expDate,
  cvv,
  postalCode,
});

export const milStarApi = (call: Client) => ({
  /** Keeps the card in the member's account, and answers with its token: the number goes out once. */
  add: async (entry: MilStarEntry, signal: AbortSignal) =>
    (await call(addMilStarCard, { body: { ...cardIn(entry), isDefault: entry.isDefault }, signal })).token,
  /** The token of a card that is not kept (C-92). */
  tokenFor: async (entry: MilStarEntry, signal: AbortSignal) =>
    (await call(generateToken, { body: cardIn(entry), signal })).data.tokenValue,
  update: (card: StoredMilStarCard, signal: AbortSignal) => call(updateMilStarCard, { body: { ...card }, signal }),
  remove: (token: string, signal: AbortSignal) => call(deleteMilStarCard, { body: { token }, signal }),
});
