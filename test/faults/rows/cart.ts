import { soup } from '../site.ts';
import type { Expected, Row } from '../stage.ts';
import {
  addingAnother,
  addingFirst,
  changingLine,
  changingTime,
  countingDown,
  countingUp,
  readingCart,
  readingProteins,
  removing,
} from '../stages/cart.ts';

const NAME = 'Tomato Basil Soup';
const unreachable = { state: 'unreachable', offers: 'page.error.retry', leadsTo: 'resting.calm', values: { name: NAME } } as const;
const unadded = { ...unreachable, says: 'cart.failed.add', values: { name: soup.name } } as const;
const unchanged = { ...unreachable, says: 'cart.unsaved.line' } as const;
const unremoved = { ...unreachable, says: 'cart.unsaved.remove', leadsTo: 'resting.removed' } as const;
const refused = { state: 'refused', says: 'cart.refused', offers: 'cart.seen', leadsTo: 'resting.calm' } as const;
const unsaved = { state: 'unreachable', says: 'cart.orderUnsaved', offers: 'page.error.retry', leadsTo: 'resting.calm' } as const;
const crowded = { state: 'resting.calm', says: 'cart.lines', offers: 'cart.remove', leadsTo: 'resting.calm' } as const;
/** The first line is taken out of what is drawn. */
const crowdedBy = (lines: readonly number[]) => ({ ...crowded, lines });
/** A refused change is given up. */
const failing = (lines: readonly number[], failed: Expected = unchanged) => ({ lines, failed, error404: { ...refused, lines } });

/** Changes of the cart, and its page. */
export const cartRows: readonly Row[] = [
  { ...failing([], unadded), endpoint: 'cart.create', when: 'The first line is added', stage: addingFirst, lines: [], linesAfter: [1] },
  {
    ...failing([1], unadded),
    oversized: crowdedBy([1]),
    endpoint: 'cart.add',
    when: 'Another line is added',
    stage: addingAnother,
    linesAfter: [1, 1],
  },
  { ...failing([1]), endpoint: 'cart.modify', when: 'A line is changed', stage: changingLine, linesAfter: [3] },
  {
    ...failing([1], unremoved),
    endpoint: 'cart.remove',
    when: 'A line is removed',
    stage: removing,
    linesAfter: [],
  },
  { ...failing([1]), endpoint: 'cart.increase', when: '+ is pressed', stage: countingUp, linesAfter: [2] },
  { ...failing([2]), endpoint: 'cart.decrease', when: '- is pressed', stage: countingDown, linesAfter: [1] },
  {
    endpoint: 'cart.update',
    when: 'The order is changed',
    stage: changingTime,
    failed: unsaved,
    error404: { ...unsaved, state: 'refused' },
    oversized: crowdedBy([]),
  },
  {
    endpoint: 'cart.summary',
    when: 'The cart is opened',
    stage: readingCart,
    failed: { state: 'cart error', says: 'cart.unloaded', offers: 'page.error.retry', leadsTo: 'cart success' },
    oversized: { ...crowded, state: 'cart success', leadsTo: 'cart success' },
  },
  // The shelf is left out, or has the other lists of the menu (MENU-14).
  {
    endpoint: 'menu.proteinUpsell',
    when: 'The page of the cart asks what goes well with it',
    stage: readingProteins,
    failed: { state: 'resting.calm', says: 'title.cart', offers: 'cart.checkout', leadsTo: 'resting.calm' },
    oversized: { state: 'resting.calm', says: 'title.cart', offers: 'cart.checkout', leadsTo: 'resting.calm' },
  },
];
