import { cartMachine } from '#machines/cart/cart.machine.ts';
import { waitingPorts } from '#src/ports/clock.ts';
import type { Services } from '../services.ts';
import { openCartRecord, withRecord } from '../cart-record.ts';
import { lazyPort } from '../lazy-port.ts';

/** The cart, which all tabs of a browser share, and its records. */
export function cartFlow(services: Services) {
  const record = openCartRecord(services);
  // A menu without a cart asks nothing of them.
  const ports = async () => (await import('./cart-ports.ts')).cartPortsOf(services, record.log);
  const machine = cartMachine.provide({
    actors: {
      setUpCart: lazyPort(async () => (await ports()).setUpCart),
      recordChange: lazyPort(async () => (await ports()).recordChange),
      changeCart: lazyPort(async () => (await ports()).changeCart),
      findChange: lazyPort(async () => (await ports()).findChange),
      pause: waitingPorts(services.clock).pause,
    },
  });
  return { logic: withRecord(machine, record), record };
}
