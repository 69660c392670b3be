import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { reasonCodes } from '#contract/reason-codes.ts';
import { paymentFor } from '#domain/checkout/payment.ts';
import { centsFrom, dollarsFrom } from '#domain/money/money.ts';
import type {
  FindOrderInput,
  FindOrderResult,
  PlaceOrderInput,
  PlaceOrderResult,
  PrepareInput,
  PrepareResult,
} from '#machines/submit/submit.types.ts';
import type { Client } from '#src/api/client.ts';
import { detailOf, isApiError, refusalOf, type ApiError } from '#src/api/errors.ts';
import { orderApi, placedOrder } from '#src/api/order.ts';
import { cardFromSecret, paymentApi } from '#src/api/payment.ts';
import { randomId } from '#src/api/random-id.ts';
import type { Vault } from '#src/api/vault.ts';

interface Surroundings {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly vault: Vault;
}

export function submitPorts({ call, queryClient, vault }: Surroundings) {
  const api = orderApi(call);
  return {
    prepare: fromPromise<PrepareResult, PrepareInput>(async ({ input: { cardId }, signal }) => {
      const submissionId = randomId();
      if (cardId === null) return { kind: 'prepared', submissionId, tokenId: null };
      const secret = vault.read(cardId);
      if (secret === null) return { kind: 'cardNeeded' };
      try {
        const { tokenValue } = await paymentApi(call).tokenFor(cardFromSecret(secret), signal);
        return { kind: 'prepared', submissionId, tokenId: vault.keep(tokenValue) };
      } catch (error) {
        if (refusalOf(error)) return { kind: 'declined' };
        throw error;
      }
    }),

    placeOrder: fromPromise<PlaceOrderResult, PlaceOrderInput>(async ({ input: { cartId, submissionId, tokenId, total }, signal }) => {
      const token = tokenId === null ? null : vault.read(tokenId);
      if (tokenId !== null && token === null) return { kind: 'forgotten' };
      const payment = paymentFor({ total, cards: token === null ? [] : [{ token, cents: total }] });
      try {
        const { status } = await api.validate(cartId, signal);
        if (status === 'INVALID') return { kind: 'refused', reasonCode: reasonCodes.itemsInvalid };
        const placed = await api.submit(
          { cartId, submissionId, cartSummary: { totalPrice: dollarsFrom(total) }, payment: payment && { ...payment, campusCards: [] } },
          signal,
        );
        queryClient.setQueryData(placedOrder(call, cartId).queryKey, placed.cart);
        return { kind: 'placed', orderId: placed.orderId };
      } catch (error) {
        if (isApiError(error) && error.reasonCode !== null && isDefinite(error, error.reasonCode)) return resultOf(error, error.reasonCode);
        // It may have been placed all the same.
        throw error;
      }
    }),

    findOrder: fromPromise<FindOrderResult, FindOrderInput>(async ({ input: { cartId }, signal }) => {
      const cart = await api.cart(cartId, signal);
      if (!cart.orderId) return { kind: 'notPlaced' };
      queryClient.setQueryData(placedOrder(call, cartId).queryKey, cart);
      return { kind: 'placed', orderId: cart.orderId };
    }),
  };
}

/** Codes that say why nothing was placed even where the status is a server's failure (SUBMIT-11 to -17). */
const definiteCodes: readonly string[] = [
  reasonCodes.cardDeclined,
  reasonCodes.slotGone,
  reasonCodes.prepTime,
  reasonCodes.serviceFailed,
  reasonCodes.giftCardsUnavailable,
];

/** Does this answer say for certain that nothing was placed? */
const isDefinite = ({ status }: ApiError, reasonCode: string) => status !== null && (status < 500 || definiteCodes.includes(reasonCode));

/** What a refusal means (SUBMIT-10 to -14). */
function resultOf(error: ApiError, reasonCode: string): PlaceOrderResult {
  switch (reasonCode) {
    case reasonCodes.cartSubmitted:
      return { kind: 'submittedAlready' };
    case reasonCodes.cardDeclined:
      return { kind: 'declined' };
    case reasonCodes.slotGone:
    case reasonCodes.prepTime: {
      const nextSlot = detailOf(error, 'nextSlot');
      return {
        kind: 'slotGone',
        nextSlot: typeof nextSlot === 'string' ? nextSlot : null,
        isPrepTime: reasonCode === reasonCodes.prepTime,
      };
    }
    case reasonCodes.totalChanged: {
      const total = detailOf(error, 'totalPrice');
      return typeof total === 'number' ? { kind: 'totalChanged', total: centsFrom(total) } : { kind: 'refused', reasonCode };
    }
    default:
      return { kind: 'refused', reasonCode };
  }
}
