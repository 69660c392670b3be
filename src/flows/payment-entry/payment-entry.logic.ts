import { paymentEntryMachine } from '#machines/payment-entry/payment-entry.machine.ts';
import type { Services } from '#src/app/services.ts';
import { milStarAtCheckout } from './mil-star.ports.ts';
import { paymentEntryPorts } from './payment-entry.ports.ts';

/** The machine with its ports at the checkout. */
export const createLogic = (services: Services) =>
  paymentEntryMachine.provide({ actors: paymentEntryPorts({ ...services, addMilStar: milStarAtCheckout(services), isAccount: false }) });

export const on = {};
