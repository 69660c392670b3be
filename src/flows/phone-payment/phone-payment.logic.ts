import { phonePaymentMachine } from '#machines/phone-payment/phone-payment.machine.ts';
import type { Services } from '#src/app/services.ts';
import { browserClock, waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { OWN_CALL_KEY } from '#src/flows/submit/abandoned-payment.effects.ts';
import { offerFor, timeObstacle } from '#src/flows/submit/slot-offer.ports.ts';
import { createSubmissions } from '#src/flows/submit/submission-record.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';
import { phonePaymentPorts } from './phone-payment.ports.ts';

/** The machine with its ports. */
export function createLogic(services: Services) {
  const { actors, clock, locks, sharedStorage, tabStorage } = services;
  const ports = phonePaymentPorts({
    ...services,
    submissions: createSubmissions(sharedStorage),
    lock: createTabLock({ locks, storage: sharedStorage, clock: browserClock }),
    timeObstacle: (cart) => Promise.resolve(timeObstacle(cart, () => actors.order.getSnapshot().context.order, services)),
    offerFor: (cartId, slot, signal) => offerFor(cartId, slot, services, signal),
    noteOwnCall: (callId) => tabStorage.setItem(OWN_CALL_KEY, callId),
  });
  return phonePaymentMachine.provide({ actors: { ...ports, pause: waitingPorts(clock).pause } });
}

export const on = {};
