import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { isTheirs, ownerOnceKnown } from '#domain/order/owner.ts';
import { ownerOf, type Viewer } from '#domain/order/viewer.ts';
import type {
  CancelOrderInput,
  CancelOrderResult,
  ReadOrderInput,
  ReadOrderResult,
  UntilSettledInput,
  UntilSettledResult,
} from '#machines/cancellation/cancellation.types.ts';
import { cancelPlacedOrder } from '#src/api/cancel-order.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError } from '#src/api/errors.ts';
import { isUnauthorized, refusalIn } from '#src/flows/kit/refusal.ports.ts';
import type { cancelingIn } from './canceling-record.ts';
import { readCanceling } from './canceling.ports.ts';

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly isMember: () => boolean;
  readonly viewer: () => Viewer;
  /** What is sent, until its outcome is known. */
  readonly canceling: Pick<ReturnType<typeof cancelingIn>, 'has' | 'add' | 'remove' | 'onChange'>;
  /** Called when the order is canceled after the guest has left its page. */
  readonly onCanceledLate: (orderId: string) => void;
}

/** Returns why the server did not take a cancellation; null: it may have. */
function untakenBy(error: unknown): 'unauthorized' | 'closed' | 'refused' | null {
  if (isUnauthorized(error)) return 'unauthorized';
  if (refusalIn(error, ['notFound']) !== null) return 'refused';
  return isApiError(error) && error.kind === 'unavailable' ? 'closed' : null;
}

/** Returns the ports that cancel an order. Without an account nothing is sent (AMB-31). */
export function cancellationPorts({ call, queryClient, isMember, viewer, canceling, onCanceledLate }: Sources) {
  return {
    readOrder: fromPromise<ReadOrderResult, ReadOrderInput>(async ({ input }) => {
      try {
        return await readCanceling({ call, queryClient, isMember, canceling }, input);
      } catch (error) {
        if (!canceling.has(input.orderId)) throw error;
        return { kind: 'pending', isRead: false };
      }
    }),
    cancelOrder: fromPromise<CancelOrderResult, CancelOrderInput>(async ({ input: { orderId, number }, signal }) => {
      if (!isMember()) return { kind: 'accountNeeded' };
      const customerId = ownerOf(viewer());
      const isPending = canceling.has(orderId);
      canceling.add({ orderId, number, customerId });
      try {
        // Leaving the page does not stop the call: the member has confirmed it.
        const kind = await cancelPlacedOrder(call, orderId, new AbortController().signal);
        canceling.remove(orderId);
        const isStillThere = isTheirs(ownerOnceKnown(customerId, viewer()), viewer());
        if (kind === 'canceled' && signal.aborted && isStillThere) onCanceledLate(orderId);
        return { kind };
      } catch (error) {
        const kind = untakenBy(error);
        // An earlier call without an answer may still take effect.
        if (kind === null || isPending) throw error;
        canceling.remove(orderId);
        return { kind };
      }
    }),
    untilSettled: fromPromise<UntilSettledResult, UntilSettledInput>(
      ({ input: { orderId }, signal }) =>
        new Promise((resolve) => {
          const follow = () => canceling.has(orderId) || resolve({ kind: 'settled' });
          signal.addEventListener('abort', canceling.onChange(follow));
        }),
    ),
  };
}
