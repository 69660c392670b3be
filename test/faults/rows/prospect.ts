import type { Row } from '../stage.ts';
import { askingForNews, askingForNewsToo, openingLink, stoppingNews } from '../stages/prospect.ts';

/** Not on the list; a button tries again (PROSPECT-04). */
const notCreated = { state: 'notCreated', says: 'prospect.news.notCreated', offers: 'prospect.retry', leadsTo: 'ended' } as const;

/** A subscriber to news without an account. */
export const prospectRows: readonly Row[] = [
  {
    endpoint: 'prospect.token',
    when: 'The link of an email is opened',
    stage: openingLink,
    failed: { state: 'unread', says: 'prospect.unread', offers: 'prospect.retry', leadsTo: 'choosing.fresh' },
    lines: [],
  },
  {
    endpoint: 'prospect.updateOpt',
    when: 'News are stopped',
    stage: stoppingNews,
    hasEmptyAnswer: true,
    failed: { state: 'choosing.failed', says: 'prospect.failed.NONE', offers: 'prospect.stop.retry', leadsTo: 'choosing.updated' },
    dropped: { state: 'choosing.offline', says: 'prospect.offline.NONE', offers: 'prospect.stop.retry', leadsTo: 'choosing.updated' },
    lines: [],
  },
  {
    endpoint: 'prospect.lookup',
    when: 'A guest wants news, and nobody can say whether they get them already (PROSPECT-03)',
    stage: askingForNews,
    failed: { state: 'ended', says: 'prospect.news.listed', offers: 'confirmation.join.button', leadsTo: 'ended' },
    lines: [],
  },
  {
    endpoint: 'prospect.email',
    when: 'A guest wants news (PROSPECT-04)',
    stage: askingForNews,
    failed: notCreated,
    lines: [],
  },
  {
    endpoint: 'prospect.prospect',
    when: 'A guest wants news, whose phone is known',
    stage: askingForNewsToo,
    failed: notCreated,
    lines: [],
  },
];
