import { dynamicPricingMachine } from '#machines/dynamic-pricing/dynamic-pricing.machine.ts';
import type { Services } from '#src/app/services.ts';
import { dynamicPricingPorts } from './dynamic-pricing.ports.ts';

/** The machine with its ports. A reload asks anew. */
export const createLogic = (services: Services) => dynamicPricingMachine.provide({ actors: dynamicPricingPorts(services) });

export const on = {};
