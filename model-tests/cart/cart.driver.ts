import type { model } from './cart.model.ts';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';

export const driver: Driver<typeof model> = {
  perform: {
    // On other pages: the order setup, the menu, a product, the end of a checkout.
    'order.setUp': dispatchExternalEvent,
    'order.rescheduled': dispatchExternalEvent,
    'line.added': dispatchExternalEvent,
    'line.changed': dispatchExternalEvent,
    'cart.emptied': dispatchExternalEvent,
    // In another tab.
    'cart.synced': dispatchExternalEvent,
    'queue.adopted': dispatchExternalEvent,
    'line.removed': (event) => clickOrDispatch(button('Remove Club'), event, (remove) => remove.click()),
    'quantity.changed': (event) => clickOrDispatch(button(/^One more: /), event, (more) => more.click()),
    'removal.undone': () => button('Undo').click(),
    'change.retried': () => button('Try again').click(),
    'change.repeated': () => button(/^(Add|Change) it again$/).click(),
    'change.dropped': () => button(/^(Leave it|All right|It is right)$/).click(),
    'priceChanges.seen': (event) => clickOrDispatch(button('Got it'), event, (seen) => seen.click()),
    'problems.seen': () => button('All right').click(),
  },
  expectScreen: {
    calm: ({ cartId, priceChanges }) => {
      if (cartId === null) return says('There is no order yet');
      return says(priceChanges.length > 0 ? 'Club is now $10.00 instead of $9.50.' : 'Club');
    },
    accepted: () => says('It is in your cart.'),
    added: () => says('It is in your cart.'),
    removed: ({ name }) => says(name === null ? 'It is removed.' : 'Club is removed.'),
    troubled: () => says('Club: no more than 6 are possible in one order.'),
    waitingForOrder: () => says(/is waiting for you/),
    working: () => says('Saving…'),
    refused: ({ reasonCode }) =>
      says(reasonCode === 'cart.validation.status' ? 'This order has been placed already.' : /^That cafe takes no orders now/),
    unclear: () => says(/^We are not sure/),
    unreachable: () => says(/^We could not reach the cafe/),
  },
};
