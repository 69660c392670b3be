import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { TrackerScreen } from '#machines/tracker/tracker.screen.ts';
import { TrackerView } from '#src/flows/tracker/TrackerView.tsx';

const followed = { destination: 'PICKUP', timeZone: 'America/Chicago', stage: 2, status: null, metersAway: null } as const;
const lost: TrackerScreen = { ...followed, kind: 'lost', isObserved: true };
const following: TrackerScreen = { ...followed, kind: 'following', isAsking: true, isStale: false };
const tracked = (screen: TrackerScreen) => (
  <main>
    <h1 data-page-heading tabIndex={-1}>
      Your order
    </h1>
    <TrackerView screen={screen} send={() => {}} promisedAt={null} cafe={null} />
  </main>
);

it('the way of an order that is followed once more leaves the focus on the heading of its page (TRACK-11)', async () => {
  const { rerender } = await render(tracked(lost));
  const button = page.getByRole('button', { name: 'Try again' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await rerender(tracked(following));
  await expect.element(page.getByRole('heading', { name: 'Your order' })).toHaveFocus();
});
