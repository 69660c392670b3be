import { noticeOf } from '#domain/notice/notice.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { withRecord } from '#src/app/cart-record.ts';
import { defineFlow } from '#src/app/define-flow.ts';
import { lazyPort } from '#src/app/lazy-port.ts';
import type { Services } from '#src/app/services.ts';
import type { CartFailure } from './cart-notices.effects.ts';

/** The machine with its ports. A menu without a cart asks nothing of them, so their code is loaded with the first call. */
function createLogic(services: Services) {
  const ports = async () => (await import('./cart.logic.ts')).cartPortsOf(services);
  const machine = cartMachine.provide({
    actors: {
      setUpCart: lazyPort(async () => (await ports()).setUpCart, services),
      recordChange: lazyPort(async () => (await ports()).recordChange, services),
      changeCart: lazyPort(async () => (await ports()).changeCart, services),
      findChange: lazyPort(async () => (await ports()).findChange, services),
      pause: waitingPorts(services.clock).pause,
    },
  });
  return withRecord(machine, services.cartRecord, services.orderRecord);
}

/** Loaded soon after the first page. */
const notices = () => import('./cart-notices.effects.ts');

/** Without a connection the code that says why may not come; that the cart is kept is said all the same. */
const showFailure = (event: CartFailure, services: Services) =>
  notices().then(
    ({ showCartFailure }) => showCartFailure(event, services),
    () => {
      if ('canRetry' in event && event.canRetry)
        services.send({ type: 'notice.shown', notice: noticeOf('error', 'shell.notSaved', { subject: 'cart' }) });
    },
  );

/** The cart, which all tabs of a browser share. Notices say on any page what came into it and what did not (CART-22 to -26, NAV-28). */
export const cartFlow = defineFlow({
  name: 'cart',
  createLogic,
  on: {
    'item.added': async (event, services) => (await notices()).showAdded(event, services),
    'cart.foundPlaced': async (event, services) => (await notices()).showPlacedOrder(event, services),
    'cart.replaced': (_, { actors }) => actors.notices.send({ type: 'notice.withdrawn', subject: 'sentOrder' }),
    'failure.left': (_, { actors }) => actors.notices.send({ type: 'notice.withdrawn', subject: 'cart' }),
    createFailed: showFailure,
    updateFailed: showFailure,
    itemFailedToAdd: showFailure,
    itemFailedToModify: showFailure,
    itemFailedToRemove: showFailure,
    quantityFailedToChange: showFailure,
    'change.doubted': showFailure,
  },
});
