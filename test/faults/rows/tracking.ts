import type { Row } from '../stage.ts';
import { arriving, canceling, orderingAgain } from '../stages/after-order.ts';
import { askingForHelp, sayingNone, takingRemedy } from '../stages/remedy.ts';
import { following, followingDriver, openingOrder, readingIcon, readingNote } from '../stages/tracking.ts';

/** A call to the cafe is what helps. */
const refused = { state: 'noAppeasement', offers: 'remedy.none.call', leadsTo: 'noAppeasement' } as const;
/** Nothing was given; what was chosen is kept. */
const notGiven: Pick<Row, 'failed' | 'error404' | 'error401' | 'lines'> = {
  failed: { state: 'noAppeasement', says: 'remedy.none.failed', offers: 'remedy.none.retry', leadsTo: 'choosing.option' },
  error404: { ...refused, says: 'remedy.none.refused' },
  // The app asks them to sign in.
  error401: { state: 'choosing.option', says: 'remedy.fix', offers: 'remedy.take.refund', leadsTo: 'redeemed' },
  lines: [],
};

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
    failed: { state: 'details error', says: 'confirmation.unreachable', offers: 'page.error.retry', leadsTo: 'details success' },
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
    endpoint: 'content.fragments',
    when: 'What editors say about its cafe is read, and the order is shown without',
    stage: readingNote,
    failed: { state: 'content error', says: 'confirmation.number', offers: 'confirmation.another', leadsTo: 'content error' },
    lines: [],
  },
  {
    endpoint: 'app.asset',
    when: 'The icon of what they say is read, and the order is shown without',
    stage: readingIcon,
    failed: { state: 'content error', says: 'confirmation.number', offers: 'confirmation.another', leadsTo: 'content error' },
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
    failed: {
      state: 'unanswered.observed',
      says: 'cancellation.unanswered.words',
      values: { cafe: 'Riverside' },
      offers: 'cancellation.repeat',
      leadsTo: 'canceled',
    },
    error404: { state: 'failed', says: 'cancellation.failed.words', offers: 'cancellation.again', leadsTo: 'canceled' },
    // The app says why, over the page.
    error503: { state: 'standing', says: 'cancellation.offer.words', offers: 'cancellation.request', leadsTo: 'canceled' },
    // The app asks them to sign in.
    error401: { state: 'sessionEnded', says: 'cancellation.sessionEnded.words', offers: 'cancellation.request', leadsTo: 'canceled' },
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
  {
    endpoint: 'remedy.options',
    when: 'A member asks for help with an order',
    stage: askingForHelp,
    failed: { state: 'noAppeasement', says: 'remedy.none.failed', offers: 'remedy.none.retry', leadsTo: 'choosing.items' },
    error404: { ...refused, says: 'remedy.none.refused' },
    error401: { state: 'interrupted', says: 'remedy.interrupted.words', offers: 'remedy.interrupted.retry', leadsTo: 'choosing.items' },
    lines: [],
  },
  {
    endpoint: 'remedy.create',
    when: 'A member takes a remedy',
    stage: takingRemedy,
    ...notGiven,
  },
  {
    endpoint: 'remedy.redeem',
    when: 'A member is given a remedy',
    stage: takingRemedy,
    ...notGiven,
    failed: { ...notGiven.failed, says: 'remedy.none.unsure', offers: 'remedy.none.check' },
  },
  {
    endpoint: 'remedy.none',
    when: 'A member says that nothing helps, and reads whom to call',
    stage: sayingNone,
    hasEmptyAnswer: true,
    failed: { ...refused, says: 'remedy.none.none' },
    lines: [],
  },
];
