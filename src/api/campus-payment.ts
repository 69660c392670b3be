import { StoredCampusCard as Wire } from '#contract/stored-payment.ts';
import type { StoredCampusCard } from '#domain/payment/stored.ts';
import { fromSecret } from './from-secret.ts';

/** A stored campus card with its token, as the vault keeps it for the one submission. */
export const campusCardAsSecret = (card: StoredCampusCard): string => JSON.stringify(card);
export const campusCardFromSecret = (secret: string): StoredCampusCard => fromSecret(Wire, secret);
