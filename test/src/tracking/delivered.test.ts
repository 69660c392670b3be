import { expect, it } from 'vitest';
import type { TrackerScreen } from '#machines/tracker/tracker.screen.ts';
import { announcementOf } from '#src/flows/tracker/tracker-announcement.ts';

const arrived = {
  events: { arrived_at_consumer: '2026-11-24T12:49' },
  isKitchenComplete: true,
  isLarge: false,
  expectedAt: null,
  driver: null,
};
const delivered: TrackerScreen = {
  kind: 'settled',
  isLarge: false,
  destination: 'DELIVERY',
  timeZone: 'America/Chicago',
  stage: 4,
  status: arrived,
  metersAway: null,
};

it('a delivery is read out with when it was there, an order on its way with its news (TRACK-05)', () => {
  expect(announcementOf(delivered)).toBe('Delivered at 12:49 PM');
  expect(announcementOf({ ...delivered, status: { ...arrived, events: {} } })).toBe('Delivered. Enjoy.');
  expect(announcementOf({ ...delivered, stage: 3 })).toBe('Your order is on the way');
  expect(announcementOf({ ...delivered, destination: 'PICKUP' })).toBe('Your order is ready');
});
