import * as v from 'valibot';
import { addCampusCard, deleteCampusCard, updateCampusCard } from '#contract/campus-card.ts';
import type { StoredCampusCard } from '#domain/payment/stored.ts';
import type { Client } from './client.ts';
import { fromSecret } from './from-secret.ts';

/** A campus card between the form and the one request that carries it. The vault keeps it as text. */
const CampusEntry = v.object({ institutionId: v.string(), campusCardNumber: v.string(), expDate: v.string(), postalCode: v.string() });
export type CampusEntry = v.InferOutput<typeof CampusEntry>;

export const campusEntryAsSecret = (entry: CampusEntry): string => JSON.stringify(entry);
export const campusEntryFromSecret = (secret: string): CampusEntry => fromSecret(CampusEntry, secret);

const onWire = (institution: StoredCampusCard['campusInfo']) => ({
  ...institution,
  accountPaymentTypes: [...institution.accountPaymentTypes],
});

export const campusCardApi = (call: Client) => ({
  add: (entry: CampusEntry, signal: AbortSignal) => call(addCampusCard, { body: entry, signal }),
  update: (card: StoredCampusCard, signal: AbortSignal) =>
    call(updateCampusCard, { body: { ...card, campusInfo: onWire(card.campusInfo) }, signal }),
  remove: (token: string, signal: AbortSignal) => call(deleteCampusCard, { body: { token }, signal }),
});
