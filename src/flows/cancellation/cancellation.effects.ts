import { noticeOf } from '#domain/notice/notice.ts';
import type { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { markCanceled } from '#src/api/loyalty.ts';
import type { HandlersOf } from '#src/app/effects.ts';
import { placedOrdersIn } from '#src/app/storage/placed-orders.ts';
import type { Services } from '#src/app/services.ts';
import '#src/text/lazy/cancellation.ts';

type Sources = Pick<Services, 'queryClient' | 'sharedStorage' | 'viewer'>;

/** It is on its way nowhere. */
export async function forgetOrder(orderId: string, { queryClient, sharedStorage, viewer }: Sources) {
  placedOrdersIn(sharedStorage).cancel(orderId, viewer());
  await markCanceled(queryClient, orderId);
}

export const on: HandlersOf<typeof cancellationMachine> = {
  'order.canceled': ({ orderId }, services) => forgetOrder(orderId, services),
  'account.needed': ({ cafeName }, { send }) => {
    const action = { name: 'signIn', key: 'shell.signIn' };
    send({ type: 'notice.shown', notice: noticeOf('info', 'cancellation.account', { values: { cafe: cafeName }, action }) });
  },
};
