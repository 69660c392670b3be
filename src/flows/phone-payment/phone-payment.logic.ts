import { phonePaymentMachine } from '#machines/phone-payment/phone-payment.machine.ts';
import type { Services } from '#src/app/services.ts';
import { browserClock, waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { OWN_CALL_KEY } from '#src/flows/submit/abandoned-payment.effects.ts';
import { createSubmissions } from '#src/flows/submit/submission-record.ts';
import { laterSlots } from '#src/flows/submit/later-slots.ports.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';
import { phonePaymentPorts } from './phone-payment.ports.ts';

/** The machine with its ports. */
export function createLogic(services: Services) {
  const { clock, locks, sharedStorage, tabStorage } = services;
  const ports = phonePaymentPorts({
    ...services,
    submissions: createSubmissions(sharedStorage),
    lock: createTabLock({ locks, storage: sharedStorage, clock: browserClock }),
    ...laterSlots(services),
    noteOwnCall: (callId) => tabStorage.setItem(OWN_CALL_KEY, callId),
  });
  return phonePaymentMachine.provide({ actors: { ...ports, pause: waitingPorts(clock).pause } });
}

export const on = {};
