import { page } from 'vitest/browser';
import type { model } from './cart.model.ts';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';

const GONE = 'Club isn’t in your cart anymore, so your changes weren’t saved.';

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
    'priceChanges.found': dispatchExternalEvent,
    // What is fetched for a page.
    'cart.readPlaced': dispatchExternalEvent,
    // To another page.
    'page.left': dispatchExternalEvent,
    'line.removed': (event) => clickOrDispatch(button('Remove Club'), event, (remove) => remove.click()),
    'quantity.changed': (event) => clickOrDispatch(button(/^One more /), event, (more) => more.click()),
    'removal.undone': (event) => clickOrDispatch(button('Undo'), event, (undo) => undo.click()),
    'goneLines.added': (event) => clickOrDispatch(button('Add it as a new item'), event, (add) => add.click()),
    'change.retried': () => button('Try again').click(),
    'change.repeated': () => button(/^(Add|Change) it again$/).click(),
    'change.dropped': () =>
      button(/^(Cancel|OK|It looks right|Don’t add it|Undo the change)$/)
        .first()
        .click(),
    'priceChanges.seen': (event) => clickOrDispatch(button('Got it'), event, (seen) => seen.click()),
    // It has a dialog of its own, over any page.
    'limits.seen': dispatchExternalEvent,
    // A refusal above it has the same button.
    'refusals.seen': (event) => (page.getByText(GONE).query() === null ? dispatchExternalEvent(event) : button('OK').last().click()),
    'excluded.dropped': (event) => clickOrDispatch(button('Remove Club from what waits'), event, (remove) => remove.click()),
  },
  expectScreen: {
    calm: ({ cartId, priceChanges }) => {
      if (cartId === null) return says('You haven’t started an order');
      return says(priceChanges.length > 0 ? 'Club is now $10.00. It was $9.50.' : 'Club');
    },
    accepted: () => says('Added to cart'),
    added: () => says('Added to cart'),
    removed: ({ name }) => says(name === null ? 'Item removed' : 'Club removed. Undo available'),
    troubled: ({ refusals }) => says(refusals.length > 0 ? GONE : 'Club'),
    waitingForOrder: () => says(/^Start an order (and we’ll add|first)/),
    working: () => says('Saving…'),
    refused: ({ reasonCode }) => {
      return says(reasonCode === 'cart.validation.status' ? 'This order has already been placed.' : /^This cafe isn’t taking orders/);
    },
    unclear: () => says(/^We’re not sure/),
    unreachable: () => says(/^We couldn’t (save your (change to Club|last change)|(add|remove) Club|reach the cafe)/),
  },
};
