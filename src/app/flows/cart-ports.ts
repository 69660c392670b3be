import { clientTypeFor } from '#domain/cart/create.ts';
import { cartPorts, type RequestLog } from '#src/ports/cart.ts';
import type { Around } from '../around.ts';

/** What a cart's chart asks of the server. */
export const cartPortsOf = (around: Around, log: RequestLog) =>
  cartPorts({
    ...around,
    log,
    clientType: () => clientTypeFor({ isCatering: around.config.isCatering, width: window.innerWidth }),
  });
