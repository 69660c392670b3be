import { fromPromise } from 'xstate';
import { isPreparing, largePreparingAt } from '#domain/tracking/stage.ts';
import type { ReadStatusInput, ReadStatusResult, UntilNextPollInput, UntilNextPollResult } from '#machines/tracker/tracker.types.ts';
import { readMetersAway, readOrderStatus } from '#src/api/tracking.ts';
import type { Client } from '#src/api/client.ts';
import type { Config } from '#domain/config/config.ts';
import { abortWith } from '#src/flows/kit/abort-with.ts';
import { sleep, waitingPorts, type Clock } from '#src/flows/kit/clock.ports.ts';
import { browserPresence, untilHere, type Presence } from '#src/flows/kit/presence.ports.ts';
import { completedPollsIn } from './completed-polls.ts';

interface Tracking {
  readonly call: Client;
  readonly clock: Clock;
  readonly config: Pick<Config, 'trackingOrigins'>;
  readonly report: (fault: { readonly source: string; readonly message: string }) => void;
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Returns the ports of a tracker. */
export function trackerPorts({ call, clock, config, report, tabStorage }: Tracking, presence: Presence = browserPresence) {
  const completedPolls = completedPollsIn(tabStorage);
  /** A page without it is as good (SERVICE-04). */
  const metersAway = (orderId: string, signal: AbortSignal) =>
    readMetersAway(call, orderId, signal).catch((error: unknown) => {
      report({ source: 'deliveryDetails', message: String(error) });
      return null;
    });
  return {
    readStatus: fromPromise<ReadStatusResult, ReadStatusInput>(async ({ input: { orderId, destination, ...order }, signal }) => {
      const status = await readOrderStatus(call, { orderId, origins: config.trackingOrigins }, signal);
      const isDriven = destination === 'DELIVERY' && 'enroute_to_dropoff' in status.events && !('arrived_at_consumer' in status.events);
      const reported = { ...order, status };
      const kitchenCompleteBefore = completedPolls.of(orderId);
      if (status.isKitchenComplete && destination !== 'DELIVERY') completedPolls.add(orderId);
      const now = clock.now();
      return {
        kind: 'read',
        status,
        kitchenCompleteBefore,
        metersAway: isDriven ? await metersAway(orderId, signal) : null,
        isPreparing: isPreparing(reported, now),
        preparingAt: largePreparingAt(reported, now)?.toString() ?? null,
      };
    }),
    untilNextPoll: fromPromise<UntilNextPollResult, UntilNextPollInput>(async ({ input: { ms }, signal }) => {
      const over = abortWith(signal);
      const due = sleep(ms, over.signal).then((): UntilNextPollResult => ({ kind: 'due' }));
      const away = untilHere(false, presence, over.signal).then((): UntilNextPollResult => ({ kind: 'away' }));
      return Promise.race([due, away]).finally(() => over.abort());
    }),
    untilAway: fromPromise<void, void>(({ signal }) => untilHere(false, presence, signal)),
    untilBack: fromPromise<void, void>(({ signal }) => untilHere(true, presence, signal)),
    waitUntil: waitingPorts(clock).waitUntil,
  };
}
