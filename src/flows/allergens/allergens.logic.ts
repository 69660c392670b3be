import { allergensMachine } from '#machines/allergens/allergens.machine.ts';
import type { Services } from '#src/app/services.ts';
import { allergensPorts } from './allergens.ports.ts';

export const on = {};

/** The machine with its ports. What the guest accepts is added by the press that asked (`press.machine.ts`). */
export const createLogic = (services: Services) => allergensMachine.provide({ actors: allergensPorts(services) });
