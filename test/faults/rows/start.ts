import type { Row } from '../stage.ts';
import { followingLink, followingLinkWithCampusCard, openingSite, pickingCafe, searchingAddress, searchingCafe } from '../stages/start.ts';

const begun = {
  state: 'choosingDestination',
  says: 'orderSetup.destination.heading',
  offers: 'orderSetup.continue',
  leadsTo: 'selectingCafe.searching idle.fresh',
} as const;
/** A lookup of an address that fails, and one without a connection. */
const noAddress = (step: string, leadsTo: string) => ({
  failed: { state: `${step} lookupFailed.unanswered`, says: 'cafeSearch.lookupFailed', offers: 'cafeSearch.retry', leadsTo } as const,
  dropped: { state: `${step} lookupFailed.offline`, says: 'cafeSearch.lookupOffline', offers: 'cafeSearch.retry', leadsTo } as const,
});
const noCafes = { says: 'cafeSearch.unanswered', offers: 'cafeSearch.retry' } as const;
const noCafe = {
  state: 'cafeUnreachable',
  says: 'orderSetup.cafe.unreachable',
  offers: 'orderSetup.retry',
  leadsTo: 'selectingTime choosing',
} as const;
const noTimes = {
  state: 'selectingTime unanswered',
  says: 'slots.unanswered',
  offers: 'slots.retry',
  leadsTo: 'selectingTime choosing',
} as const;
/** What is missing does without: the times are there. */
const times = {
  state: 'selectingTime choosing',
  says: 'orderSetup.time.heading',
  offers: 'slots.submit',
  leadsTo: 'order.inProgress',
} as const;

/** From the front door to an order that is set up. */
export const startRows: readonly Row[] = [
  { endpoint: 'app.features', when: 'The site is opened', stage: openingSite, failed: begun },
  { endpoint: 'app.keys', when: 'The site is opened', stage: openingSite, failed: begun },
  {
    endpoint: 'geocode',
    when: 'A ZIP code is typed',
    stage: searchingCafe,
    ...noAddress('selectingCafe.searching', 'selectingCafe.searching results'),
  },
  {
    endpoint: 'geocode',
    when: 'The address of a delivery is typed',
    stage: searchingAddress,
    ...noAddress('selectingAddress', 'selectingAddress asking.deliverable'),
  },
  {
    endpoint: 'cafe.search',
    when: 'Cafes are looked for',
    stage: searchingCafe,
    failed: { ...noCafes, state: 'selectingCafe.searching unanswered', leadsTo: 'selectingCafe.searching results' },
    oversized: {
      state: 'selectingCafe.searching results',
      says: 'orderSetup.cafe.heading',
      offers: 'cafeSearch.order',
      leadsTo: 'selectingTime choosing',
    },
  },
  {
    endpoint: 'cafe.search',
    when: 'The cafe that delivers is looked for',
    stage: searchingAddress,
    failed: { ...noCafes, state: 'selectingAddress unanswered', leadsTo: 'selectingAddress asking.deliverable' },
  },
  { endpoint: 'cafe.details', when: 'A cafe is picked', stage: pickingCafe, failed: noCafe },
  { endpoint: 'cafe.details', when: 'A link names the cafe', stage: followingLink, failed: noCafe, oversized: times },
  { endpoint: 'cafe.hours', when: 'The cafe is made ready', stage: followingLink, failed: times, oversized: times },
  { endpoint: 'cafe.campusCards', when: 'The cafe is made ready', stage: followingLinkWithCampusCard, failed: times },
  { endpoint: 'cafe.slots', when: 'The days are asked for', stage: followingLink, failed: noTimes, oversized: times },
  { endpoint: 'cafe.slots.day', when: 'The times of a day are asked for', stage: followingLink, failed: noTimes, oversized: times },
];
