import { phonePaymentMachine } from '#machines/phone-payment/phone-payment.machine.ts';
import type { Services } from '#src/app/services.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { phonePaymentPorts } from './phone-payment.ports.ts';

/** The machine with its ports. */
export const createLogic = (services: Services) =>
  phonePaymentMachine.provide({ actors: { ...phonePaymentPorts(services), pause: waitingPorts(services.clock).pause } });

export const on = {};
