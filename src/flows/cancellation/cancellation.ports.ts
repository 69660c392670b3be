import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { CancelOrderInput, CancelOrderResult, ReadOrderInput, ReadOrderResult } from '#machines/cancellation/cancellation.types.ts';
import { cancelPlacedOrder } from '#src/api/cancel-order.ts';
import type { Client } from '#src/api/client.ts';
import { orderDetailsQuery } from '#src/api/placed-order.ts';
import { isUnauthorized } from '#src/flows/kit/refusal.ports.ts';

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly isMember: () => boolean;
}

/** Returns the ports by which an order is given up. Without an account nothing is sent (AMB-31). */
export const cancellationPorts = ({ call, queryClient, isMember }: Sources) => ({
  readOrder: fromPromise<ReadOrderResult, ReadOrderInput>(async ({ input: { orderId, number } }) => {
    const asked = isMember() ? { id: orderId, isMember: true } : { id: number, isMember: false };
    const { isCanceled, isCancelable } = await queryClient.fetchQuery({ ...orderDetailsQuery(call, asked), staleTime: 0 });
    return isCanceled ? { kind: 'canceled' } : { kind: 'standing', isCancelable };
  }),
  cancelOrder: fromPromise<CancelOrderResult, CancelOrderInput>(async ({ input: { orderId }, signal }) => {
    if (!isMember()) return { kind: 'unauthorized' };
    try {
      return { kind: await cancelPlacedOrder(call, orderId, signal) };
    } catch (error) {
      if (isUnauthorized(error)) return { kind: 'unauthorized' };
      throw error;
    }
  }),
});
