import type { App } from '#src/app/create-app.ts';

/** A new cart for the order in hand, in place of one that the server no longer knows: told of the order, the cart flow finds that out. */
export function renewCart(app: App): void {
  const { order } = app.getSnapshot().context;
  app.send(order === null ? { type: 'cart.emptied' } : { type: 'order.setUp', order });
}

/** The same cart once more, after its flow broke. */
export function reviveCart(app: App): void {
  const { cartId, order } = app.getSnapshot().context;
  // The flow begins anew with what its record has.
  app.send({ type: 'cart.synced', cartId, order, priceChanges: [] });
}
