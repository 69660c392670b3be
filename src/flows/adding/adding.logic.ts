import { waitFor } from 'xstate';
import { addingMachine } from '#machines/adding/adding.machine.ts';
import { waitingChanges } from '#machines/cart/waiting-changes.ts';
import { isPending, runningActor } from '#machines/kit/lazy.ts';
import { pressMachine } from '#machines/press/press.machine.ts';
import type { Services } from '#src/app/services.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { askGuest, avoidanceAt, onPress } from './adding.effects.ts';
import { pressPorts } from './press.ports.ts';
import { pricingFlow } from './pricing-flow.effects.ts';

/** Loads the code that opens the flow of prices after the first page. */
const loadPricingOpener = () => import('#src/app/after-first-page/watch-time.ts');

/** The machines with their ports. What a reload has to know is in the record of the lines that are held. */
export function createLogic(services: Services, loadOpener: () => Promise<unknown> = loadPricingOpener) {
  const { actors, clock, features, openFlow, send } = services;
  /** Null while it is broken: the next change starts it again. */
  const cart = () => {
    try {
      return actors.cart;
    } catch {
      return null;
    }
  };
  const ports = pressPorts({
    ...services,
    inHand: () => actors.order.getSnapshot().context,
    pricing: (signal) => pricingFlow({ features, openFlow, loadOpener }, signal),
    avoided: (cafeId) => avoidanceAt(cafeId, services).allergens,
    ask: (question, signal) => askGuest(question, services, signal),
    queue: () => waitingChanges(cart()?.getSnapshot()),
    addToCart: (line, press) => send({ type: 'line.added', line, press }),
    async cartRuns(signal) {
      const now = cart();
      // The line has started a broken cart again, which runs.
      if (now !== null) await waitFor(now, (snapshot) => !isPending(snapshot), { signal });
    },
    isTurnedAway: (press) =>
      runningActor(cart() ?? undefined)
        ?.getSnapshot()
        .context.turnedAway.includes(press) ?? false,
    async cartHasRoom(signal) {
      const now = runningActor(cart() ?? undefined);
      if (now !== null) await waitFor(now, ({ context: { queue, room } }) => queue.length < room, { signal });
    },
  });
  return addingMachine.provide({ actors: { press: pressMachine.provide({ actors: { ...ports, pause: waitingPorts(clock).pause } }) } });
}

export const on = {};
export const inside = { press: onPress };
