import { clientTypeFor } from '#domain/cart/create.ts';
import { cartPorts } from './cart.ports.ts';
import type { Services } from '#src/app/services.ts';

/** What a cart's chart asks of the server. */
export const cartPortsOf = (services: Services) =>
  cartPorts({
    ...services,
    log: services.cartRecord.log,
    clientType: () => clientTypeFor({ isCatering: services.config.isCatering, width: window.innerWidth }),
  });
