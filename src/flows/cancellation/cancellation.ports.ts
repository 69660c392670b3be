import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { CancelOrderInput, CancelOrderResult, ReadOrderInput, ReadOrderResult } from '#machines/cancellation/cancellation.types.ts';
import { cancelPlacedOrder } from '#src/api/cancel-order.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError } from '#src/api/errors.ts';
import { readOrderState } from '#src/api/order-state.ts';
import { isUnauthorized } from '#src/flows/kit/refusal.ports.ts';
import type { cancelingIn } from './canceling-record.ts';

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly isMember: () => boolean;
  /** What is sent, until its outcome is known. */
  readonly canceling: Pick<ReturnType<typeof cancelingIn>, 'add' | 'remove'>;
  /** Called when the order is canceled after the guest has left its page. */
  readonly onCanceledLate: (orderId: string) => void;
}

/** Returns why the server did not take a cancellation; null: it may have. */
function unheardOf(error: unknown): 'unauthorized' | 'closed' | null {
  if (isUnauthorized(error)) return 'unauthorized';
  return isApiError(error) && error.kind === 'unavailable' ? 'closed' : null;
}

/** Returns the ports that cancel an order. Without an account nothing is sent (AMB-31). */
export const cancellationPorts = ({ call, queryClient, isMember, canceling, onCanceledLate }: Sources) => ({
  readOrder: fromPromise<ReadOrderResult, ReadOrderInput>(async ({ input: { orderId, number } }) => {
    const { isCanceled, isCancelable } = await readOrderState({ call, queryClient }, { orderId, number, isMember: isMember() });
    canceling.remove(orderId);
    return isCanceled ? { kind: 'canceled' } : { kind: 'standing', isCancelable };
  }),
  cancelOrder: fromPromise<CancelOrderResult, CancelOrderInput>(async ({ input: { orderId, number }, signal }) => {
    if (!isMember()) return { kind: 'accountNeeded' };
    canceling.add({ orderId, number });
    try {
      // Leaving the page does not stop the call: the member has confirmed it.
      const kind = await cancelPlacedOrder(call, orderId, new AbortController().signal);
      canceling.remove(orderId);
      if (kind === 'canceled' && signal.aborted) onCanceledLate(orderId);
      return { kind };
    } catch (error) {
      const kind = unheardOf(error);
      if (kind === null) throw error;
      canceling.remove(orderId);
      return { kind };
    }
  }),
});
