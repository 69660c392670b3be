import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { namedCampusCards } from '#domain/payment/campus-card.ts';
import { namedMilStarCards } from '#domain/payment/mil-star.ts';
import { namedCards, namedGiftCards, namedPayPals } from '#domain/payment/offered.ts';
import type { StoredKind, StoredPayments } from '#domain/payment/stored.ts';
import type { RemoveInput, RemoveResult } from '#machines/stored-payments/stored-payments.types.ts';
import { campusCardApi } from '#src/api/campus-card.ts';
import type { Client } from '#src/api/client.ts';
import { milStarApi } from '#src/api/mil-star.ts';
import { storedPaymentApi } from '#src/api/payment-changes.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { readAnew } from '#src/flows/kit/make-once.ports.ts';
import { memberRefusalFrom, refusalIn } from '#src/flows/kit/refusal.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
}

/** What the server calls a stored payment, by our name of it; undefined: it is not there any more. */
const wireIds: Readonly<Record<StoredKind, (stored: StoredPayments, id: string) => string | undefined>> = {
  card: (stored, id) => namedCards(stored).find((named) => named.id === id)?.card.token,
  giftCard: (stored, id) => namedGiftCards(stored).find((named) => named.id === id)?.card.giftCardNo,
  payPal: (stored, id) => namedPayPals(stored).find((named) => named.id === id)?.account.accountNumber,
  milStar: (stored, id) => namedMilStarCards(stored).find((named) => named.id === id)?.card.token,
  campusCard: (stored, id) => namedCampusCards(stored).find((named) => named.id === id)?.card.token,
};

export function storedPaymentsPorts({ call, queryClient }: Dependencies) {
  const api = storedPaymentApi(call);
  const query = paymentOptionsQuery(call);
  const deletions = {
    card: api.deleteCard,
    giftCard: api.deleteGiftCard,
    payPal: api.deletePayPal,
    campusCard: campusCardApi(call).remove,
    milStar: milStarApi(call).remove,
  };

  /** A lost answer, or a 404 after one, does not say whether it was deleted: the account does. */
  async function isGone({ kind, id }: RemoveInput, error: unknown): Promise<boolean> {
    if (refusalIn(error, ['unauthorized']) !== null) return false;
    const stored = await readAnew({ call, queryClient });
    return stored !== null && wireIds[kind](stored, id) === undefined;
  }

  async function remove({ kind, id }: RemoveInput, signal: AbortSignal): Promise<RemoveResult> {
    try {
      const wireId = wireIds[kind](await queryClient.ensureQueryData(query), id);
      if (wireId !== undefined) await deletions[kind](wireId, signal);
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
      return { kind: 'deleted' };
    } catch (error) {
      if (await isGone({ kind, id }, error)) return { kind: 'deleted' };
      const refusal = memberRefusalFrom(error);
      return refusal.reasonCode === accountReasonCodes.cardAssigned ? { kind: 'assigned' } : refusal;
    }
  }

  return { remove: fromPromise<RemoveResult, RemoveInput>(({ input, signal }) => remove(input, signal)) };
}
