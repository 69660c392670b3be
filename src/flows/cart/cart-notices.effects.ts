import type { ChangedLine } from '#domain/cart/pending.ts';
import { isCartOrCheckout, isCheckout } from '#domain/navigation/page.ts';
import { formatCents } from '#domain/money/money.ts';
import { noticeOf, UNTIL_DISMISSED_MS } from '#domain/notice/notice.ts';
import type { CartEmitted } from '#machines/cart/cart.types.ts';
import { cartById } from '#src/api/cart.ts';
import { forgetPlaced } from '#src/app/storage/order-record.ts';
import type { Services } from '#src/app/services.ts';
import { createSubmissions, isUndecided } from '#src/flows/submit/submission-record.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { lineNames } from './line-names.ts';

type Added = Extract<CartEmitted, { type: 'item.added' }>;

/** A change that did not go through, or whose result is not known. */
export type CartFailure = Exclude<
  CartEmitted,
  {
    type:
      | 'item.added'
      | 'line.turnedAway'
      | 'change.turnedAway'
      | 'changes.dropped'
      | 'order.taken'
      | 'cart.foundPlaced'
      | 'cart.replaced'
      | 'failure.left'
      | 'fault.found';
  }
>;

/**
 * Says on any page but the cart's own, which shows it, and the checkout, whose fields the notice would cover, what came into the cart, and what it costs
 * where that is not what its button had (PRICING-01).
 */
export function showAdded({ name, price }: Added, { location, send }: Pick<Services, 'location' | 'send'>): void {
  if (name === null || isCartOrCheckout(location().pathname)) return;
  const action = { name: 'cart', key: 'shell.viewCart' };
  const prices = price && { from: formatCents(price.from), to: formatCents(price.to) };
  const notice = noticeOf('success', prices ? 'cart.added.priced' : 'cart.added', { values: { name, ...prices }, action });
  send({ type: 'notice.shown', notice });
}

/** Most items that a notice names. */
const MOST_NAMES = 3;

/** Returns the names of what failed together in words, or how many they are. */
const namesOf = (names: readonly string[]): string =>
  names.length > MOST_NAMES ? text('cart.count', { count: names.length }) : lineNames(names);

type CartReader = Pick<Services, 'call' | 'queryClient' | 'send'>;

/** Returns the names of lines as the guest asked for them or as this tab has read their cart; null: that of one is not known. */
function namesIn(cartId: string, lines: readonly ChangedLine[], { call, queryClient }: CartReader): readonly string[] | null {
  const items = queryClient.getQueryData(cartById(call, cartId).queryKey)?.items ?? [];
  const names = lines.flatMap((line) => line.name ?? items.find(({ sequenceNum }) => sequenceNum === line.sequenceNum)?.name ?? []);
  return names.length < lines.length ? null : names;
}

/**
 * Shows why a change of the cart did not go through, on any page but the cart's own, which says more (CART-23 to -26). A limit has a dialog, and so has
 * a server that is closed for maintenance (ERRORS-01): one failure is said once.
 */
export function showCartFailure(event: CartFailure, services: CartReader & Pick<Services, 'cartId' | 'location'>): void {
  const { cartId, location, send } = services;
  const hasDialog = 'isLimit' in event || 'isMaintenance' in event;
  if (isCartOrCheckout(location().pathname) || hasDialog) return;
  const action =
    'canRetry' in event && event.canRetry ? { name: 'cart.retry', key: 'page.error.retry' } : { name: 'cart', key: 'shell.viewCart' };
  const arriving = 'arriving' in event ? event.arriving : 'others' in event ? [event.name, ...event.others] : [];
  const lines = event.type === 'itemFailedToModify' ? [event.name] : 'lines' in event ? namesIn(cartId() ?? '', event.lines, services) : [];
  const name = namesOf([...(lines ?? []), ...arriving]);
  const key =
    event.type === 'change.doubted'
      ? 'cart.failed.unclear'
      : lines === null || lines.length + arriving.length === 0
        ? 'cart.failed'
        : lines.length > 0
          ? 'cart.unsaved.line'
          : 'isOffline' in event && event.isOffline
            ? 'cart.failed.add.offline'
            : 'cart.failed.add';
  const reasonCode = 'reasonCode' in event ? event.reasonCode : null;
  send({
    type: 'notice.shown',
    notice: noticeOf('error', key, { values: { name }, reasonCode, action, subject: 'cart', ms: UNTIL_DISMISSED_MS }),
  });
}

type TurnedAway = Extract<CartEmitted, { type: 'line.turnedAway' }>;

/** Says on every page that a line found no room among the changes that wait, and whether it comes in by itself. */
export function sayTurnedAway({ name, isKept }: TurnedAway, { send }: Pick<Services, 'send'>): void {
  const notice = noticeOf('error', isKept ? 'cart.failed.add.waits' : 'cart.failed.add.full', { values: { name }, ms: UNTIL_DISMISSED_MS });
  send({ type: 'notice.shown', notice });
}

type ChangeTurnedAway = Extract<CartEmitted, { type: 'change.turnedAway' }>;

/** Says on every page that a change found no room among those that wait. */
export function sayChangeTurnedAway({ name }: ChangeTurnedAway, { send }: Pick<Services, 'send'>): void {
  const options = { values: { name: name ?? '' }, ms: UNTIL_DISMISSED_MS };
  send({ type: 'notice.shown', notice: noticeOf('error', name === null ? 'cart.failed.full' : 'cart.failed.full.line', options) });
}

type Dropped = Extract<CartEmitted, { type: 'changes.dropped' }>;

/** Says on every page that changes were not made, as their cart is another now, with the names of the lines where this tab has read them. */
export function sayDropped({ cartId, lines }: Dropped, services: CartReader): void {
  const names = namesIn(cartId, lines, services);
  const name = names === null ? text('cart.count', { count: lines.length }) : namesOf(names);
  services.send({ type: 'notice.shown', notice: noticeOf('error', 'cart.failed.dropped', { values: { name }, ms: UNTIL_DISMISSED_MS }) });
}

type FoundPlaced = Extract<CartEmitted, { type: 'cart.foundPlaced' }>;

/**
 * What follows where the cart turns out to be an order whose answer was lost: its submission is closed, its confirmation can be reached,
 * and a notice leads there, which nothing less replaces: it is the only way (decision 005, SUBMIT-22). Without a cart in its place the order
 * in hand is over too.
 */
export function showPlacedOrder({ cartId, isRenewed }: FoundPlaced, services: Services): void {
  const { sharedStorage, tabStorage, actors, send } = services;
  const submissions = createSubmissions(sharedStorage);
  const submission = submissions.read(cartId);
  if (submission !== null) submissions.write({ ...submission, outcome: 'placed' });
  actors.order.send({ type: 'placedOrder.found', cartId });
  if (!isRenewed) actors.order.send({ type: 'order.cleared' });
  forgetPlaced(sharedStorage, tabStorage);
  void import('#src/flows/submit/abandoned-payment.effects.ts').then(({ forgetPaid }) => forgetPaid(cartId, services)).catch(() => {});
  const action = { name: 'placedOrder', key: 'cart.placed.see' };
  send({
    type: 'notice.shown',
    notice: noticeOf('info', 'cart.placed', { action, priority: 1, subject: 'placedOrder', ms: UNTIL_DISMISSED_MS }),
  });
}

/**
 * Says that the order of the cart in hand was sent and has no answer yet; the checkout asks for one (decision 005). It holds until there is
 * another cart: an order that was placed, and the end of the session, take this one away.
 */
export function sayMayBePlaced({ cartId, sharedStorage, location, send }: Services): void {
  const submission = createSubmissions(sharedStorage).read(cartId() ?? '');
  if (!isUndecided(submission) || isCheckout(location().pathname)) return;
  const action = { name: 'checkout', key: 'cart.unsure.check' };
  send({ type: 'notice.shown', notice: noticeOf('info', 'cart.unsure', { action, subject: 'sentOrder', ms: UNTIL_DISMISSED_MS }) });
}
