import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Features } from '#domain/app/features.ts';
import { APP_VERSION, createRequest, type OrderCustomer } from '#domain/cart/create.ts';
import type { Avoidance } from '#domain/menu/allergens.ts';
import { reorderLines } from '#domain/order/reorder.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { isSameOrder } from '#domain/order/same-order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type {
  CompareOrderInput,
  CompareOrderResult,
  ReadReorderInput,
  ReadReorderResult,
  UntilOrderChangedInput,
  UntilOrderChangedResult,
  UntilSetUpResult,
} from '#machines/reorder/reorder.types.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import type { Client } from '#src/api/client.ts';
import { isOrderUnknown, orderDetailsQuery } from '#src/api/placed-order.ts';
import { reorderApi } from '#src/api/reorder.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';
import { refusalFrom } from '#src/flows/kit/refusal.ports.ts';
import { avoidedInLines } from '#src/api/avoided-lines.ts';

/** Where the order in hand is. */
interface OrderInHand {
  /** Null: there is none. */
  readonly order: SetUpOrder | null;
  readonly isSettingUp: boolean;
}

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly clientType: () => string;
  readonly orderCustomer: () => Promise<OrderCustomer>;
  /** Waited for: what a cart is made with cannot be changed later (PRICING-06). */
  readonly knownFeatures: () => Promise<Pick<Features, 'dynamicPricing' | 'serviceFee'>>;
  readonly isMember: () => boolean;
  /** What the guest avoids; nothing without the feature (FLAGS-10). */
  readonly avoided: () => Avoidance;
  readonly inHand: () => OrderInHand;
  /** Calls the listener when the order in hand, or its setup, may have changed; returns what ends it. */
  readonly onOrder: (listener: () => void) => () => void;
}

/** Returns the ports by which an order of before is had again. */
export function reorderPorts({ call, queryClient, ...sources }: Sources) {
  const { clock, clientType, orderCustomer, knownFeatures, isMember, avoided, inHand, onOrder } = sources;
  const isInHand = (asked: SetUpOrder) => {
    const { order } = inHand();
    return order !== null && isSameOrder(order, asked);
  };
  return {
    readOrder: fromPromise<ReadReorderResult, ReadReorderInput>(async ({ input: { orderId, number } }) => {
      const asked = isMember() ? { id: orderId, isMember: true } : { id: number, isMember: false };
      try {
        const { cart } = await queryClient.fetchQuery(orderDetailsQuery(call, asked));
        const { destination } = cart.cartSummary;
        const before = {
          lines: cart.items,
          cafeId: cart.cafes[0]?.id ?? null,
          destination: destination === 'SUBSCRIPTION' ? null : destination,
        };
        return { kind: 'read', before };
      } catch (error) {
        if (isOrderUnknown(error)) return { kind: 'unknown' };
        throw error;
      }
    }),

    compareOrder: fromPromise<CompareOrderResult, CompareOrderInput>(async ({ input: { orderId, before }, signal }) => {
      const { order } = inHand();
      if (order === null) return { kind: 'notSetUp' };
      const { dynamicPricing, serviceFee } = await knownFeatures();
      const now = cafeTimeAt(clock.now(), order.cafe.timeZone);
      const asked = createRequest(order, {
        now,
        clientType: clientType(),
        appVersion: APP_VERSION,
        isDynamicallyPriced: dynamicPricing,
        hasServiceFee: serviceFee,
        ...(await orderCustomer()),
      });
      try {
        const { cafes: _cafes, deliveryInfo: _delivery, customer: _customer, salesAdmin: _agent, ...reordered } = asked;
        const made = await reorderApi(call)({ orderId, ...reordered }, signal);
        // The request names no cafe and no address; what the order in hand comes to is said by this answer.
        const cart = await cartApi(call).setUp(made.cartId, asked, signal);
        const lines = cart.items.filter(({ isUnavailable }) => !isUnavailable);
        const avoidedIn = await avoidedInLines({ call, queryClient }, { cafeId: order.cafe.id, avoided: avoided(), lines });
        // Another tab may have changed the order in hand during any of these calls.
        if (!isInHand(order)) return { kind: 'changed' };
        const exceptions = [...made.exceptions, ...cart.exceptions];
        return { kind: 'compared', lines: reorderLines(before.lines, { items: lines, exceptions }, avoidedIn), comparedFor: order };
      } catch (error) {
        const refusal = refusalFrom(error, ['notFound']);
        return refusal.reasonCode === reasonCodes.destinationUnsupported ? { kind: 'unserved', destination: order.destination } : refusal;
      }
    }),

    untilSetUp: fromPromise<UntilSetUpResult, void>(
      ({ signal }) =>
        new Promise((resolve) => {
          // The order while it is set up: another tab may change it, and then the setup is left.
          let during: SetUpOrder | null | undefined;
          const follow = () => {
            const { order, isSettingUp } = inHand();
            if (isSettingUp) during = order;
            else if (during !== undefined) resolve({ kind: order !== null && order !== during ? 'setUp' : 'abandoned' });
          };
          signal.addEventListener('abort', onOrder(follow));
          follow();
        }),
    ),

    untilOrderChanged: fromPromise<UntilOrderChangedResult, UntilOrderChangedInput>(
      ({ input: { order }, signal }) =>
        new Promise((resolve) => {
          const follow = () => !isInHand(order) && resolve({ kind: 'changed' });
          signal.addEventListener('abort', onOrder(follow));
          follow();
        }),
    ),
  };
}
