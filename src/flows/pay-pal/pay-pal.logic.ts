import { payPalMachine } from '#machines/pay-pal/pay-pal.machine.ts';
import { approvePayPalBy } from '#src/app/pay-pal/approve-by.ts';
import type { Services } from '#src/app/services.ts';
import { atCheckout } from './agreement.ports.ts';
import { payPalPorts } from './pay-pal.ports.ts';

/** The machine with its ports at the checkout. */
export const createLogic = (services: Services) =>
  payPalMachine.provide({
    actors: payPalPorts({
      ...services,
      approvePayPal: approvePayPalBy(services.config),
      keepAgreement: atCheckout(services),
    }),
  });

export const on = {};
