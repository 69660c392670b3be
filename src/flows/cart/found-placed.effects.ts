import { noticeOf } from '#domain/notice/notice.ts';
import type { CartEmitted } from '#machines/cart/cart.types.ts';
import { forgetPlaced } from '#src/app/order-record.ts';
import type { Services } from '#src/app/services.ts';
import { createSubmissions } from '#src/flows/submit/submissions.ports.ts';
import '#src/text/lazy/cart.ts';

/** It is the only way to the confirmation, so it stays until it is dismissed or taken. */
const UNTIL_DISMISSED_MS = Number.MAX_SAFE_INTEGER;

type FoundPlaced = Extract<CartEmitted, { type: 'cart.foundPlaced' }>;

/**
 * What follows where the cart turns out to be an order whose answer was lost: its submission is closed, its confirmation can be reached,
 * and a notice leads there (decision 005, SUBMIT-22).
 */
export function showPlacedOrder({ cartId }: FoundPlaced, { sharedStorage, tabStorage, actors, send }: Services): void {
  const submissions = createSubmissions(sharedStorage);
  const submission = submissions.read(cartId);
  if (submission !== null) submissions.write({ ...submission, outcome: 'placed' });
  actors.order.send({ type: 'placedOrder.found', cartId });
  forgetPlaced(sharedStorage, tabStorage);
  const action = { name: 'placedOrder', key: 'cart.placed.see' };
  send({ type: 'notice.shown', notice: noticeOf('info', 'cart.placed', { action, subject: 'placedOrder', ms: UNTIL_DISMISSED_MS }) });
}
