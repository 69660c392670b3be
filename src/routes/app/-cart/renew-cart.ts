import type { RouterContext } from '#src/app/router-context.ts';

/** A new cart for the order in hand, in place of one that the server no longer knows: told of the order, the cart flow finds that out. */
export function renewCart({ app, actors }: Pick<RouterContext, 'app' | 'actors'>): void {
  const { order } = actors.order.getSnapshot().context;
  app.send(order === null ? { type: 'cart.emptied' } : { type: 'order.setUp', order });
}

/** The same cart once more, after its flow broke: it begins with what its record has. */
export const reviveCart = (app: RouterContext['app']): void => app.send({ type: 'cart.retried' });
