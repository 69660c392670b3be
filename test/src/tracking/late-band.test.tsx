import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { placed, statuses } from '#model-tests/samples/tracking.ts';
import type { TrackerScreen } from '#machines/tracker/tracker.screen.ts';
import { TrackerView } from '#src/flows/tracker/TrackerView.tsx';

const screen: TrackerScreen = {
  kind: 'following',
  isAsking: false,
  isStale: false,
  destination: 'PICKUP',
  timeZone: 'America/Chicago',
  stage: 2,
  status: { ...statuses.sent, expectedAt: '2026-11-23T13:20:00' },
  metersAway: null,
};
const cafe = { name: 'Riverside', phone: '3145550196' };

it('an order that is very late says whom to call, and by which number', () => {
  const html = renderToStaticMarkup(<TrackerView screen={screen} send={() => {}} promisedAt={placed.pickup.at} cafe={cafe} />);
  expect(html).toContain('Running late. Call Riverside and we’ll make it right.');
  expect(html).toMatch(/href="tel:3145550196"[^>]*>Call \(314\) 555-0196</);
  const unknown = renderToStaticMarkup(<TrackerView screen={screen} send={() => {}} promisedAt={placed.pickup.at} cafe={null} />);
  expect(unknown).toContain('Running late. Call the cafe and we’ll make it right.');
  expect(unknown).not.toContain('tel:');
});
