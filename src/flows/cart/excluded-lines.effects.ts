import type { Cart, CartItem } from '#domain/cart/cart.ts';
import type { CartLineRequest } from '#domain/cart/line.ts';
import { lineRefusal } from '#domain/cart/refusal.ts';
import { dependsOnOrder, unavailableLines } from '#domain/cart/orderable.ts';
import { helpWith } from '#domain/menu/help.ts';
import { lastOrderDay, stockDay, wantedBy } from '#domain/menu/wanted.ts';
import { isSameValue } from '#domain/same-value.ts';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { noticeOf, UNTIL_DISMISSED_MS } from '#domain/notice/notice.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { CartEmitted } from '#machines/cart/cart.types.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { cartById } from '#src/api/cart.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import type { Services } from '#src/app/services.ts';
import '#src/text/lazy/cart.ts';
import { showCartFailure } from './cart-notices.effects.ts';
import { lineRefusalWords } from './line-refusal-words.ts';

const toTime = { name: 'order', key: 'menu.help.time' };
const toCart = { name: 'cart', key: 'shell.viewCart' };

type OrderTaken = Extract<CartEmitted, { type: 'order.taken' }>;

/**
 * Says on any page but the cart's own, which shows it, which lines the order in hand excludes: of one why, and when it can be had, with what helps
 * (CART-24, AVAIL-06). Without the menu the cart says what is known.
 */
export async function sayExcludedLines({ cartId, order }: OrderTaken, services: Services): Promise<void> {
  const { call, queryClient, location, send } = services;
  const refusalOf = await judging(order, services);
  if (refusalOf === null) return;
  // Meanwhile they may have gone, or the guest may be in the cart.
  const [first, ...others] = excludedItems(queryClient.getQueryData(cartById(call, cartId).queryKey));
  if (!first || isCartOrCheckout(location().pathname)) return;
  const refusal = refusalOf(first);
  const isOne = others.length === 0 && refusal !== null;
  send({
    type: 'notice.shown',
    notice: noticeOf('info', isOne ? 'cart.lost' : 'cart.lost.several', {
      values: isOne ? { name: first.name, why: refusal.words } : { count: others.length + 1 },
      action: isOne && helpWith(refusal.reason, order.destination) === 'time' ? toTime : toCart,
      subject: 'excludedLines',
      ms: UNTIL_DISMISSED_MS,
    }),
  });
}

type FailedAddition = Extract<CartEmitted, { type: 'itemFailedToAdd' }>;

/** Says why the order in hand excludes an item that the guest has just added, and when it can be had, as of a line of the cart (CART-24, AVAIL-06). */
export async function sayExcludedAddition(
  event: FailedAddition,
  { line, order }: NonNullable<FailedAddition['excluded']>,
  services: Services,
): Promise<void> {
  const refusalOf = await judging(order, services);
  if (refusalOf === null) return;
  const refusal = refusalOf(line);
  // That it is sold out is said already.
  if (refusal === null || refusal.reason === 'soldOut') return showCartFailure(event, services);
  if (isCartOrCheckout(services.location().pathname)) return;
  services.send({
    type: 'notice.shown',
    notice: noticeOf('error', 'cart.lost', {
      values: { name: line.name, why: refusal.words },
      action: helpWith(refusal.reason, order.destination) === 'time' ? toTime : toCart,
      subject: 'cart',
      ms: UNTIL_DISMISSED_MS,
    }),
  });
}

/**
 * Returns what says, by the menu and the stock of its cafe, why an order excludes a line: null where they do not say. Returns null where there is
 * another order or visitor by then.
 */
async function judging(order: SetUpOrder, { actors, call, config, queryClient, clock, viewer }: Services) {
  const before = viewer();
  const now = cafeTimeAt(clock.now(), order.cafe.timeZone);
  const wanted = { ...wantedBy(order, now), lastDay: lastOrderDay(now, config.slotDays) };
  const known = await Promise.all([
    queryClient.fetchQuery(menuOf(call, order.cafe.id)),
    queryClient.fetchQuery(soldOutOf(call, order.cafe.id, stockDay(order, now))).catch(() => []),
  ]).catch(() => null);
  const isOtherVisitor = before.kind !== 'unknown' && !isSameValue(viewer(), before);
  if (isOtherVisitor || !isSameValue(runningActor(actors.cart)?.getSnapshot().context.order, order)) return null;
  return (line: CartLineRequest) => {
    const refusal = known && lineRefusal(known[0], line, wanted, new Set(known[1]));
    return refusal && { reason: refusal.reason, words: lineRefusalWords(refusal, wanted, order.cafe.name) };
  };
}

/** What another cafe or time may have. */
function excludedItems(cart: Cart | undefined): readonly CartItem[] {
  const excluded = cart === undefined ? [] : unavailableLines(cart).filter(({ reason }) => reason === null || dependsOnOrder(reason));
  return cart?.items.filter((item) => excluded.some(({ sequenceNum }) => sequenceNum === item.sequenceNum)) ?? [];
}
