import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { reasonCodes } from '#contract/reason-codes.ts';
import { must } from '#domain/must.ts';
import { isSameValue } from '#domain/same-value.ts';
import { namedCampusCards } from '#domain/payment/campus-card.ts';
import type { HeldPayment } from '#domain/payment/added.ts';
import { namedMilStarCards } from '#domain/payment/mil-star.ts';
import { namedCards } from '#domain/payment/offered.ts';
import type { EntryKind, StoredPayments } from '#domain/payment/stored.ts';
import type { SaveEntryInput, SaveEntryResult } from '#machines/payment-entry/payment-entry.types.ts';
import { campusCardApi, campusEntryFromSecret } from '#src/api/campus-card.ts';
import type { Client } from '#src/api/client.ts';
import { milStarApi, milStarFromSecret } from '#src/api/mil-star.ts';
import { entryFromSecret } from '#src/api/payment-entry.ts';
import { paymentApi } from '#src/api/payment.ts';
import { storedPaymentApi } from '#src/api/payment-changes.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import type { Vault } from '#src/api/vault.ts';
import { isCard, isCreditCard, makeOnceIn } from '#src/flows/kit/make-once.ports.ts';
import { memberRefusalFrom } from '#src/flows/kit/refusal.ports.ts';
import type { AddMilStar } from './mil-star.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly vault: Pick<Vault, 'keep' | 'read' | 'forget'>;
  /** Adds a Military Star card, to the account or to a checkout. */
  readonly addMilStar: AddMilStar;
  /** What is typed is for the account; else for a checkout. */
  readonly isAccount: boolean;
}

/** Saves what a secret holds. False: what was to be changed is gone; `unknown`: no answer says whether it was saved. What it returns else pays at the checkout. */
type SaveEntry = (id: string | null, secret: string, signal: AbortSignal) => Promise<boolean | 'unknown' | HeldPayment>;

export function paymentEntryPorts({ call, queryClient, vault, addMilStar, isAccount }: Dependencies) {
  const query = paymentOptionsQuery(call);
  const once = makeOnceIn({ call, queryClient });
  /** Tokens of the campus cards that the account had before one was sent of which nothing is known yet. Null: there is none. */
  let campusBefore: ReadonlySet<string> | null = null;

  /** Makes a change once. @throws what says that it was not made. */
  const makeOnce = (change: () => Promise<unknown>, isMade: (stored: StoredPayments) => boolean): Promise<true | 'unknown'> =>
    once(
      () => change().then((): true => true),
      (stored) => isMade(stored) || undefined,
    );

  const saves: Readonly<Record<EntryKind, SaveEntry>> = {
    async card(id, secret, signal) {
      const { isDefault, ...card } = entryFromSecret(secret);
      if (id === null) {
        return makeOnce(
          () => paymentApi(call).save(card, signal, isDefault),
          ({ creditCards }) => creditCards.some((one) => isCreditCard(one, card.creditCardNumber, card.expDate)),
        );
      }
      const known = namedCards(await queryClient.fetchQuery(query)).find((named) => named.id === id);
      if (known === undefined) return false;
      const { cardHolderName: cardholderName, expDate: expirationDate, postalCode: creditCardZip } = card;
      const changed = { ...known.card, cardholderName, expirationDate, creditCardZip, isDefault };
      return makeOnce(
        () => storedPaymentApi(call).updateCard(changed, signal),
        ({ creditCards }) => creditCards.some((one) => isSameValue(one, changed)),
      );
    },

    async campusCard(id, secret, signal) {
      const entry = campusEntryFromSecret(secret);
      if (id === null) {
        // Cards of a school may have one date, and their numbers are not shown: one that was not there before is this one.
        const before = (campusBefore ??= new Set((await queryClient.fetchQuery(query)).campusCards.map(({ token }) => token)));
        let made: true | 'unknown' | null = null;
        try {
          made = await makeOnce(
            () => campusCardApi(call).add(entry, signal),
            ({ campusCards }) =>
              campusCards.some(
                ({ token, campusInfo, tokenExpDate }) =>
                  !before.has(token) && campusInfo.institutionId === entry.institutionId && tokenExpDate === entry.expDate,
              ),
          );
          return made;
        } finally {
          if (made !== 'unknown') campusBefore = null;
        }
      }
      const known = namedCampusCards(await queryClient.fetchQuery(query)).find((named) => named.id === id);
      if (known === undefined) return false;
      const { expDate: tokenExpDate, postalCode: tokenPostalCode } = entry;
      const changed = { ...known.card, tokenExpDate, tokenPostalCode };
      return makeOnce(
        () => campusCardApi(call).update(changed, signal),
        ({ campusCards }) =>
          campusCards.some(
            (one) => one.token === changed.token && one.tokenExpDate === tokenExpDate && one.tokenPostalCode === tokenPostalCode,
          ),
      );
    },

    async milStar(id, secret, signal) {
      const entry = milStarFromSecret(secret);
      if (id === null) {
        // A token of its own changes no account, which a guest has not: it is asked for again.
        if (!isAccount && !entry.isSaved) return (await addMilStar(entry, signal)) ?? true;
        let held: HeldPayment | null = null;
        const made = await makeOnce(
          async () => {
            held = await addMilStar(entry, signal);
          },
          ({ milStarCards }) => {
            const stored = milStarCards.find((one) => isCard(one, entry.number, entry.expDate));
            // At the checkout its token pays.
            if (stored && !isAccount) held = { secretId: vault.keep(stored.token), label: stored.lastFour, cents: null };
            return stored !== undefined;
          },
        );
        return held ?? made;
      }
      const known = namedMilStarCards(await queryClient.fetchQuery(query)).find((named) => named.id === id);
      if (known === undefined) return false;
      const { cardHolderName, expDate: expirationDate, postalCode, isDefault } = entry;
      const changed = { ...known.card, cardHolderName, expirationDate, postalCode, isDefault };
      return makeOnce(
        () => milStarApi(call).update(changed, signal),
        ({ milStarCards }) => milStarCards.some((one) => isSameValue(one, changed)),
      );
    },
  };

  async function save({ kind, id, secretId }: SaveEntryInput, signal: AbortSignal): Promise<SaveEntryResult> {
    try {
      const isKept = await saves[kind](id, must(vault.read(secretId), 'secret'), signal);
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
      if (isKept === 'unknown') return { kind: 'unknown' };
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
