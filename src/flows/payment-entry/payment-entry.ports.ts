import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { reasonCodes } from '#contract/reason-codes.ts';
import { must } from '#domain/must.ts';
import { namedCards } from '#domain/payment/offered.ts';
import type { EntryKind } from '#domain/payment/stored.ts';
import type { SaveEntryInput, SaveEntryResult } from '#machines/payment-entry/payment-entry.types.ts';
import type { Client } from '#src/api/client.ts';
import { entryFromSecret } from '#src/api/payment-entry.ts';
import { paymentApi } from '#src/api/payment.ts';
import { paymentOptionsQuery, storedPaymentApi } from '#src/api/stored-payment.ts';
import type { Vault } from '#src/api/vault.ts';
import { memberRefusalFrom } from '#src/flows/kit/refusal.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly vault: Pick<Vault, 'read' | 'forget'>;
}

/** Saves what a secret holds, and returns the token of what is kept; null: what was to be changed is gone. */
type SaveEntry = (id: string | null, secret: string, signal: AbortSignal) => Promise<string | null>;

export function paymentEntryPorts({ call, queryClient, vault }: Dependencies) {
  const query = paymentOptionsQuery(call);

  const saves: Readonly<Record<EntryKind, SaveEntry>> = {
    async card(id, secret, signal) {
      const { isDefault, ...card } = entryFromSecret(secret);
      if (id === null) return paymentApi(call).save(card, signal, isDefault);
      const known = namedCards(await queryClient.fetchQuery(query)).find((named) => named.id === id);
      if (known === undefined) return null;
      const { cardHolderName: cardholderName, expDate: expirationDate, postalCode: creditCardZip } = card;
      await storedPaymentApi(call).updateCard({ ...known.card, cardholderName, expirationDate, creditCardZip, isDefault }, signal);
      return known.card.token;
    },
  };

  async function save({ kind, id, secretId }: SaveEntryInput, signal: AbortSignal): Promise<SaveEntryResult> {
    try {
      const token = await saves[kind](id, must(vault.read(secretId), 'secret'), signal);
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
      return token === null ? { kind: 'gone' } : { kind: 'saved', id: await nameOf(token) };
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

  /** Our name of what is kept under a token; null where the account cannot be read now. */
  async function nameOf(token: string): Promise<string | null> {
    const stored = await queryClient.ensureQueryData(query).catch(() => null);
    return (stored && namedCards(stored).find(({ card }) => card.token === token)?.id) ?? null;
  }

  return { save: fromPromise<SaveEntryResult, SaveEntryInput>(({ input, signal }) => save(input, signal)) };
}
