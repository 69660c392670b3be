import { donationMachine } from '#machines/donation/donation.machine.ts';
import { cartActivity } from '#src/app/cart-activity.ts';
import type { Services } from '#src/app/services.ts';
import { donationPorts } from './donation.ports.ts';

/** The machine with its ports. Nothing of it is kept over a reload: the cart says what is given. */
export const createLogic = (services: Services) =>
  donationMachine.provide({ actors: donationPorts({ ...services, ...cartActivity(services) }) });

export { on } from './donation.effects.ts';
