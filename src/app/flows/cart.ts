import * as v from 'valibot';
import { clientTypeFor } from '#domain/cart/create.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartPorts } from '#src/ports/cart.ts';
import { waitingPorts } from '#src/ports/clock.ts';
import type { Around } from '../around.ts';
import { keep } from '../keep.ts';
import { CART_KEY } from '../store.ts';

/** The cart, which all tabs of a browser share. */
export function cartFlow(around: Around) {
  const clientType = () => clientTypeFor({ isCatering: around.config.isCatering, width: window.innerWidth });
  const machine = cartMachine.provide({
    actors: { ...cartPorts({ ...around, clientType }), pause: waitingPorts(around.clock).pause },
  });
  return keep(
    machine,
    { flow: CART_KEY, version: 1, context: v.looseObject({ cartId: v.nullable(v.string()), queue: v.array(v.looseObject({})) }) },
    around.sharedShelf,
  );
}
