import type { Row } from '../stage.ts';
import { arriving, canceling, orderingAgain } from '../stages/after-order.ts';
import { following, followingDriver, openingOrder } from '../stages/tracking.ts';

/** An order that was placed. */
export const trackingRows: readonly Row[] = [
  {
    endpoint: 'order.status',
    when: 'An order is followed',
    stage: following,
    failed: { state: 'lost', says: 'tracker.lost', offers: 'tracker.retry', leadsTo: 'following' },
    lines: [],
  },
  {
    endpoint: 'order.delivery',
    when: 'A driver is followed, who is shown all the same',
    stage: followingDriver,
    failed: { state: 'following', says: 'confirmation.number', offers: 'confirmation.another', leadsTo: 'following' },
    lines: [],
  },
  {
    endpoint: 'order.details',
    when: 'The page of an order is opened by its number',
    stage: openingOrder,
    failed: { state: 'details error', says: 'confirmation.unreachable', offers: 'cart.retry', leadsTo: 'details success' },
    lines: [],
  },
  {
    endpoint: 'order.properties',
    when: 'It is asked how the order of a guest stands, who sees the rest of it all the same',
    stage: followingDriver,
    failed: { state: 'following', says: 'confirmation.number', offers: 'confirmation.another', leadsTo: 'following' },
    lines: [],
  },
  {
    endpoint: 'order.arrival',
    when: 'A guest says that they are there',
    stage: arriving,
    hasEmptyAnswer: true,
    failed: { state: 'failed', says: 'arrival.failed', offers: 'arrival.again', leadsTo: 'known' },
    lines: [],
  },
  {
    endpoint: 'order.cancel',
    when: 'A member cancels',
    stage: canceling,
    failed: { state: 'failed', says: 'cancellation.failed.words', offers: 'cancellation.again', leadsTo: 'canceled' },
    // The app asks them to sign in.
    error401: { state: 'standing', says: 'cancellation.offer.words', offers: 'cancellation.request', leadsTo: 'canceled' },
    lines: [],
  },
  {
    endpoint: 'cart.reorder',
    when: 'A member has an order of before again',
    stage: orderingAgain,
    failed: { state: 'uncompared', says: 'reorder.failed.words', offers: 'reorder.retry', leadsTo: 'cart of 2' },
    error404: { state: 'refused', says: 'reorder.refused.words', offers: 'reorder.retry', leadsTo: 'cart of 2' },
    lines: [],
    linesAfter: [1, 1],
  },
];
