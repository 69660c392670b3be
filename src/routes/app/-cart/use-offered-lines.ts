import { useQuery } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import { linesToLeaveOut, totalWithout } from '#domain/cart/leave-out.ts';
import { unavailableLines } from '#domain/cart/orderable.ts';
import { awaitedLines } from '#domain/cart/pending.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { cartById } from '#src/api/cart.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useOrder } from '../../-shell/use-order.ts';
import { useAwaitedMax } from './awaited-max.ts';

/** Looks of a cart that has a question, or something to say. What it said before is no reason to stay in it. */
const troubled = ['troubled', 'waitingForOrder', 'unclear', 'refused', 'unreachable'];

/** Returns what the cart has of an offer, what it costs, and whether the guest has to look at it before they can check out. */
export function useOfferedLines(actor: ActorRefFrom<typeof cartMachine>, cartId: string) {
  const { call } = useAppContext();
  const { kind, excluded } = useScreen(actor, cartScreen);
  const pending = useScreen(actor, ({ context }) => context.queue);
  const { data: cart } = useQuery(cartById(call, cartId));
  const cafe = useOrder(({ order }) => order?.cafe ?? null);
  const quantityMaxOf = useAwaitedMax(cafe, pending);
  const unavailable = cart ? unavailableLines(cart) : [];
  const lines = awaitedLines(cart?.items ?? [], pending);
  return {
    total: cart ? totalWithout(cart, unavailable) : null,
    /** Ids of the items of the cart, and of those on their way into it. */
    itemIds: lines.map(({ itemId }) => itemId),
    lineOf(itemId: string) {
      const line = lines.find((each) => each.itemId === itemId && each.sequenceNum !== 0);
      return line ? { sequenceNum: line.sequenceNum, quantity: line.quantity, max: quantityMaxOf(itemId, line.sequenceNum) } : null;
    },
    hasTrouble: troubled.includes(kind) || excluded.length > 0 || linesToLeaveOut(unavailable, pending).length > 0,
  };
}
