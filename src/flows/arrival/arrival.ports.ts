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
export function arrivalPorts({ call, queryClient, clock, config, isMember }: Sources) {
  /** By the id of its order: a page that is opened meanwhile waits for what becomes of it. */
  const underWay = new Map<string, Promise<SendArrivalResult>>();
  async function read(order: ReadArrivalInput): Promise<ReadArrivalResult> {
    const time = arrivalTimeOf(order, clock.now());
    if (time.kind !== 'now') return time;
    const { isCanceled, hasArrived } = await readOrderState({ call, queryClient }, { ...order, isMember: isMember() });
    if (isCanceled) return { kind: 'over' };
    return { kind: hasArrived ? 'known' : 'expected' };
  }
  async function send({ isRepeated, phoneNumber, ...order }: SendArrivalInput): Promise<SendArrivalResult> {
    const found = await read(order).catch((error: unknown): ReadArrivalResult => {
      if (isRepeated) throw error;
      return { kind: 'expected' };
    });
    if (found.kind !== 'expected') return found;
    try {
      await sendArrival(call, { cafeId: order.cafeId, phoneNumber, source: config.headers.originSourceValue });
      return { kind: 'known' };
    } catch (error) {
      if (isOrderUnknown(error)) return { kind: 'unknown' };
      throw error;
    }
  }
  return {
    readArrival: fromPromise<ReadArrivalResult, ReadArrivalInput>(async ({ input: order }) => {
      await underWay.get(order.orderId)?.catch(() => null);
      return read(order);
    }),
    // Leaving the page stops neither the question nor the call: the guest has said it.
    sendArrival: fromPromise<SendArrivalResult, SendArrivalInput>(async ({ input }) => {
      const sent = send(input);
      underWay.set(input.orderId, sent);
      return sent.finally(() => underWay.delete(input.orderId));
    }),
    waitUntil: waitingPorts(clock).waitUntil,
  };
}
