import { awaitedLine, type AwaitedLine } from '#domain/cart/awaited-line.ts';
import type { PendingChange } from '#domain/cart/pending.ts';
import { waitingChanges } from '#machines/cart/waiting-changes.ts';
import { isPending } from '#machines/kit/lazy.ts';
import { cartById } from '#src/api/cart.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { leftChanges } from '#src/flows/cart/load-record.ts';

/** Returns the changes of the cart that wait. Until its code has come, its record says what it will take up. */
function changesThatWait({ app, ...storages }: Pick<RouterContext, 'app' | 'sharedStorage' | 'tabStorage'>): readonly PendingChange[] {
  const cart = app.getSnapshot().children.cart?.getSnapshot();
  return cart === undefined || isPending(cart) ? leftChanges(storages) : waitingChanges(cart);
}

/** Reads a line of the cart in hand, as the changes that wait will leave it; null where the cart will have no line of that number (CART-25, COMBO-10). */
export async function awaitedItem(
  { call, queryClient, ...context }: RouterContext,
  cartId: string,
  line: string,
): Promise<AwaitedLine | null> {
  const contents = cartById(call, cartId);
  const read = await queryClient.fetchQuery(contents);
  // As it is in the task in which the queue is read: what the server has answered since waits no more.
  const cart = queryClient.getQueryData(contents.queryKey) ?? read;
  const found = cart.items.find(({ sequenceNum }) => String(sequenceNum) === line);
  return found ? awaitedLine(cart, found, changesThatWait(context)) : null;
}
