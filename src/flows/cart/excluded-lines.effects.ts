import type { Cart, CartItem } from '#domain/cart/cart.ts';
import { lineRefusal } from '#domain/cart/refusal.ts';
import { dependsOnOrder, unavailableLines } from '#domain/cart/orderable.ts';
import { isHelpedByTime } from '#domain/menu/availability.ts';
import { stockDay, wantedBy } from '#domain/menu/wanted.ts';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { noticeOf, UNTIL_DISMISSED_MS } from '#domain/notice/notice.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { CartEmitted } from '#machines/cart/cart.types.ts';
import { cartById } from '#src/api/cart.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import type { Services } from '#src/app/services.ts';
import '#src/text/lazy/cart.ts';
import { lineRefusalWords } from './line-refusal-words.ts';

const toTime = { name: 'order', key: 'menu.changeTime' };
const toCart = { name: 'cart', key: 'shell.viewCart' };

type OrderTaken = Extract<CartEmitted, { type: 'order.taken' }>;

/**
 * Says on any page but the cart's own, which shows it, which lines the order in hand excludes: of one why, and when it can be had, with what helps
 * (CART-24, AVAIL-06). Without the menu the cart says what is known.
 */
export async function sayExcludedLines({ cartId, order }: OrderTaken, services: Services): Promise<void> {
  const { call, queryClient, clock, location, send } = services;
  const now = cafeTimeAt(clock.now(), order.cafe.timeZone);
  const known = await Promise.all([
    queryClient.fetchQuery(menuOf(call, order.cafe.id)),
    queryClient.fetchQuery(soldOutOf(call, order.cafe.id, stockDay(order, now))).catch(() => []),
  ]).catch(() => null);
  // Meanwhile they may have gone, or the guest may be in the cart.
  const [first, ...others] = excludedItems(queryClient.getQueryData(cartById(call, cartId).queryKey));
  if (!first || isCartOrCheckout(location().pathname)) return;
  const wanted = wantedBy(order, now);
  const refusal = known && lineRefusal(known[0], first, wanted, new Set(known[1]));
  const isOne = others.length === 0 && refusal !== null;
  send({
    type: 'notice.shown',
    notice: noticeOf('info', isOne ? 'cart.lost' : 'cart.lost.several', {
      values: isOne ? { name: first.name, why: lineRefusalWords(refusal, wanted) } : { count: others.length + 1 },
      action: isOne && isHelpedByTime(refusal.reason, order.destination) ? toTime : toCart,
      subject: 'excludedLines',
      ms: UNTIL_DISMISSED_MS,
    }),
  });
}

/** What another cafe or time may have. */
function excludedItems(cart: Cart | undefined): readonly CartItem[] {
  const excluded = cart === undefined ? [] : unavailableLines(cart).filter(({ reason }) => reason === null || dependsOnOrder(reason));
  return cart?.items.filter((item) => excluded.some(({ sequenceNum }) => sequenceNum === item.sequenceNum)) ?? [];
}
