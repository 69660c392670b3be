import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Config } from '#domain/config/config.ts';
import { arrivalTimeOf } from '#domain/tracking/arrival.ts';
import type { ReadArrivalInput, ReadArrivalResult, SendArrivalInput, SendArrivalResult } from '#machines/arrival/arrival.types.ts';
import { sendArrival } from '#src/api/arrival.ts';
import type { Client } from '#src/api/client.ts';
import { readOrderState } from '#src/api/order-state.ts';
import { isOrderUnknown } from '#src/api/placed-order.ts';
import { waitingPorts, type Clock } from '#src/flows/kit/clock.ports.ts';

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly config: Pick<Config, 'headers'>;
  readonly isMember: () => boolean;
}

/** Returns the ports by which a guest says that they are there. */
export const arrivalPorts = ({ call, queryClient, clock, config, isMember }: Sources) => ({
  readArrival: fromPromise<ReadArrivalResult, ReadArrivalInput>(async ({ input: order }) => {
    const time = arrivalTimeOf(order, clock.now());
    if (time.kind !== 'now') return time;
    const { isCanceled, hasArrived } = await readOrderState({ call, queryClient }, { ...order, isMember: isMember() });
    if (isCanceled) return { kind: 'over' };
    return { kind: hasArrived ? 'known' : 'expected' };
  }),
  sendArrival: fromPromise<SendArrivalResult, SendArrivalInput>(async ({ input, signal }) => {
    try {
      await sendArrival(call, { ...input, source: config.headers.originSourceValue }, signal);
      return { kind: 'known' };
    } catch (error) {
      if (isOrderUnknown(error)) return { kind: 'unknown' };
      throw error;
    }
  }),
  waitUntil: waitingPorts(clock).waitUntil,
});
