import { clientTypeFor } from '#domain/cart/create.ts';
import { cartPorts } from '#src/ports/cart.ts';
import type { Services } from '../services.ts';

/** What a cart's chart asks of the server. */
export const cartPortsOf = (services: Services) =>
  cartPorts({
    ...services,
    log: services.cartRecord.log,
    clientType: () => clientTypeFor({ isCatering: services.config.isCatering, width: window.innerWidth }),
  });
