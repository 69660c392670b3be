import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { reasonCodes } from '#contract/reason-codes.ts';
import { must } from '#domain/must.ts';
import { namedCampusCards } from '#domain/payment/campus-card.ts';
import type { HeldPayment } from '#domain/payment/added.ts';
import { namedMilStarCards } from '#domain/payment/mil-star.ts';
import { namedCards } from '#domain/payment/offered.ts';
import type { EntryKind } from '#domain/payment/stored.ts';
import type { SaveEntryInput, SaveEntryResult } from '#machines/payment-entry/payment-entry.types.ts';
import { campusCardApi, campusEntryFromSecret } from '#src/api/campus-card.ts';
import type { Client } from '#src/api/client.ts';
import { milStarApi, milStarFromSecret } from '#src/api/mil-star.ts';
import { entryFromSecret } from '#src/api/payment-entry.ts';
import { paymentApi } from '#src/api/payment.ts';
import { storedPaymentApi } from '#src/api/payment-changes.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import type { Vault } from '#src/api/vault.ts';
import { memberRefusalFrom } from '#src/flows/kit/refusal.ports.ts';
import type { AddMilStar } from './mil-star.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly vault: Pick<Vault, 'read' | 'forget'>;
  /** Adds a Military Star card, to the account or to a checkout. */
  readonly addMilStar: AddMilStar;
}

/** Saves what a secret holds; false: what was to be changed is gone. What it returns else pays at the checkout. */
type SaveEntry = (id: string | null, secret: string, signal: AbortSignal) => Promise<boolean | HeldPayment>;

export function paymentEntryPorts({ call, queryClient, vault, addMilStar }: Dependencies) {
  const query = paymentOptionsQuery(call);

  const saves: Readonly<Record<EntryKind, SaveEntry>> = {
    async card(id, secret, signal) {
      const { isDefault, ...card } = entryFromSecret(secret);
      if (id === null) {
        await paymentApi(call).save(card, signal, isDefault);
        return true;
      }
      const known = namedCards(await queryClient.fetchQuery(query)).find((named) => named.id === id);
      if (known === undefined) return false;
      const { cardHolderName: cardholderName, expDate: expirationDate, postalCode: creditCardZip } = card;
      await storedPaymentApi(call).updateCard({ ...known.card, cardholderName, expirationDate, creditCardZip, isDefault }, signal);
      return true;
    },

    async campusCard(id, secret, signal) {
      const entry = campusEntryFromSecret(secret);
      if (id === null) {
        await campusCardApi(call).add(entry, signal);
        return true;
      }
      const known = namedCampusCards(await queryClient.fetchQuery(query)).find((named) => named.id === id);
      if (known === undefined) return false;
      const { expDate: tokenExpDate, postalCode: tokenPostalCode } = entry;
      await campusCardApi(call).update({ ...known.card, tokenExpDate, tokenPostalCode }, signal);
      return true;
    },

    async milStar(id, secret, signal) {
      const entry = milStarFromSecret(secret);
      if (id === null) return (await addMilStar(entry, signal)) ?? true;
      const known = namedMilStarCards(await queryClient.fetchQuery(query)).find((named) => named.id === id);
      if (known === undefined) return false;
      const { cardHolderName, expDate: expirationDate, postalCode, isDefault } = entry;
      await milStarApi(call).update({ ...known.card, cardHolderName, expirationDate, postalCode, isDefault }, signal);
      return true;
    },
  };

  async function save({ kind, id, secretId }: SaveEntryInput, signal: AbortSignal): Promise<SaveEntryResult> {
    try {
      const isKept = await saves[kind](id, must(vault.read(secretId), 'secret'), signal);
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
      return isKept === false ? { kind: 'gone' } : { kind: 'saved', held: isKept === true ? null : isKept };
    } catch (error) {
      const refusal = memberRefusalFrom(error);
      if (refusal.reasonCode === reasonCodes.tokenUnknown) return { kind: 'gone' };
      if (refusal.reasonCode === reasonCodes.cardDeclined) return { kind: 'declined' };
      return refusal.reasonCode === reasonCodes.cardInvalid ? { kind: 'invalid' } : refusal;
    } finally {
      // The form still has it: the next press brings its own.
      vault.forget(secretId);
    }
  }

  return { save: fromPromise<SaveEntryResult, SaveEntryInput>(({ input, signal }) => save(input, signal)) };
}
