import * as v from 'valibot';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { waitingPorts } from '#src/ports/clock.ts';
import type { Around } from '../around.ts';
import { keep } from '../keep.ts';
import { lazyPort } from '../lazy-port.ts';
import { CART_KEY } from '../store.ts';

/** The cart, which all tabs of a browser share. */
export function cartFlow(around: Around) {
  // A menu without a cart asks nothing of them.
  const ports = async () => (await import('./cart-ports.ts')).cartPortsOf(around);
  const machine = cartMachine.provide({
    actors: {
      setUpCart: lazyPort(async () => (await ports()).setUpCart),
      changeCart: lazyPort(async () => (await ports()).changeCart),
      pause: waitingPorts(around.clock).pause,
    },
  });
  return keep(
    machine,
    { flow: CART_KEY, version: 1, context: v.looseObject({ cartId: v.nullable(v.string()), queue: v.array(v.looseObject({})) }) },
    around.sharedShelf,
  );
}
