import type { QueryClient } from '@tanstack/react-query';
import type { ReadOrderInput, ReadOrderResult } from '#machines/cancellation/cancellation.types.ts';
import type { Client } from '#src/api/client.ts';
import { readOrderState } from '#src/api/order-state.ts';
import type { cancelingIn } from './canceling-record.ts';

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly isMember: () => boolean;
  readonly canceling: Pick<ReturnType<typeof cancelingIn>, 'has' | 'remove'>;
}

/**
 * Reads how an order stands. One whose cancellation was sent without an answer is pending as long as the server would still take it: it may
 * arrive late. @throws where the server does not answer.
 */
export async function readCanceling(
  { call, queryClient, isMember, canceling }: Sources,
  { orderId, number }: ReadOrderInput,
): Promise<ReadOrderResult> {
  const { isCanceled, isCancelable } = await readOrderState({ call, queryClient }, { orderId, number, isMember: isMember() });
  if (isCanceled || !isCancelable) canceling.remove(orderId);
  if (isCanceled) return { kind: 'canceled' };
  return canceling.has(orderId) ? { kind: 'pending', isRead: true } : { kind: 'standing', isCancelable };
}
