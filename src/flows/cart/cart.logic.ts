import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartActivity } from '#src/app/cart-activity.ts';
import { adoptChanges } from '#src/app/storage/adopt-changes.ts';
import { openCartRecord, withRecord } from '#src/app/storage/cart-record.ts';
import { syncCartTabs } from '#src/app/storage/cart-tabs.ts';
import type { HandlersOf } from '#src/app/effects.ts';
import type { Services } from '#src/app/services.ts';
import { clientTypeNow } from '#src/flows/kit/client-type.ts';
import { browserClock, waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';
import { sayChangeTurnedAway, sayDropped, sayTurnedAway, showAdded, showCartFailure, showPlacedOrder } from './cart-notices.effects.ts';
import { cartPorts } from './cart.ports.ts';
import { followReadPrices } from './read-prices.effects.ts';

/** The cart with its ports and its records, kept together with the carts of the other tabs. */
export async function createLogic(services: Services) {
  // All tabs of a browser have the same device's clock; what each knows of the server's differs.
  const record = openCartRecord({ ...services, clock: browserClock });
  syncCartTabs(services, record);
  const { clock, locks, sharedStorage } = services;
  const lock = createTabLock({ locks, storage: sharedStorage, clock: browserClock });
  const { untilSubmitted } = cartActivity(services);
  const ports = cartPorts({ ...services, log: record.log, clientType: () => clientTypeNow(services.config), untilSubmitted });
  const { pause } = waitingPorts(clock);
  await adoptChanges(record, lock);
  followReadPrices(services);
  return withRecord(cartMachine.provide({ actors: { ...ports, pause } }), record, services.orderRecord);
}

/** Notices say on any page what came into the cart and what did not (CART-22 to -26, NAV-28). */
export const on: HandlersOf<typeof cartMachine> = {
  'item.added': showAdded,
  'line.turnedAway': sayTurnedAway,
  'change.turnedAway': sayChangeTurnedAway,
  'changes.dropped': sayDropped,
  'cart.foundPlaced': showPlacedOrder,
  'order.taken': async (event, services) => {
    if (event.hasTrouble) await (await import('./excluded-lines.effects.ts')).sayExcludedLines(event, services);
    else services.actors.notices.send({ type: 'notice.withdrawn', subject: 'excludedLines' });
  },
  'cart.replaced': (_, { actors: { notices } }) => {
    for (const subject of ['sentOrder', 'followedOrder'] as const) notices.send({ type: 'notice.withdrawn', subject });
  },
  'failure.left': (_, { actors }) => actors.notices.send({ type: 'notice.withdrawn', subject: 'cart' }),
  createFailed: showCartFailure,
  updateFailed: showCartFailure,
  itemFailedToAdd: async (event, services) => {
    if (event.excluded) await (await import('./excluded-lines.effects.ts')).sayExcludedAddition(event, event.excluded, services);
    else showCartFailure(event, services);
  },
  itemFailedToModify: showCartFailure,
  itemFailedToRemove: showCartFailure,
  quantityFailedToChange: showCartFailure,
  'change.doubted': showCartFailure,
};
