import { useQuery } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import { unavailableLines } from '#domain/cart/orderable.ts';
import { totalOf } from '#domain/cart/sums.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { cartById } from '#src/api/cart.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from '../-shell/use-app-context.ts';
import { useOrder } from '../-shell/use-order.ts';
import { useQuantityMax } from './-quantity-max.ts';

/** Looks of a cart that has a question, or something to say. */
const troubled = ['troubled', 'waitingForOrder', 'unclear', 'refused', 'unreachable'];

/** Returns what the cart has of an offer, what it costs, and whether the guest has to look at it before they can check out. */
export function useOfferedLines(actor: ActorRefFrom<typeof cartMachine>, cartId: string) {
  const { call } = useAppContext();
  const { kind, excluded } = useScreen(actor, cartScreen);
  const queue = useScreen(actor, ({ context }) => context.queue);
  const { data: cart } = useQuery(cartById(call, cartId));
  const quantityMaxOf = useQuantityMax(useOrder(({ order }) => order?.cafe ?? null));
  const items = cart?.items ?? [];
  return {
    total: cart ? totalOf(cart) : null,
    /** Ids of the items of the cart, and of those on their way into it. */
    itemIds: [...items, ...queue.flatMap(({ change }) => (change.kind === 'add' ? change.line : []))].map(({ itemId }) => itemId),
    lineOf(itemId: string) {
      const line = items.find((item) => item.itemId === itemId);
      return line ? { sequenceNum: line.sequenceNum, quantity: line.quantity, max: quantityMaxOf(itemId, line.sequenceNum) } : null;
    },
    hasTrouble: troubled.includes(kind) || excluded.length > 0 || (cart !== undefined && unavailableLines(cart).length > 0),
  };
}
