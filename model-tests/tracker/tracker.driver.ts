import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { TrackerScreen } from '#machines/tracker/tracker.screen.ts';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './tracker.model.ts';

const names = {
  DELIVERY: ['Received', 'Preparing', 'In transit', 'Delivered'],
  PICKUP: ['Received', 'Preparing', 'Quality check', 'Ready'],
};

/** Expects the current stage to be marked, none after the last one. */
async function showsStage({ destination, stage }: TrackerScreen) {
  const items = names[destination === 'DELIVERY' ? 'DELIVERY' : 'PICKUP'];
  const current = page
    .getByRole('listitem')
    .elements()
    .filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current.map((item) => item.textContent)).toEqual(stage === 4 ? [] : [expect.stringContaining(items[stage - 1] ?? '')]);
  expect(page.getByRole('listitem').elements().at(-1)?.textContent).toContain(items[3]);
}

export const driver: Driver<typeof model> = {
  perform: { 'status.retried': () => button('Try again').click() },
  expectScreen: {
    following: async (screen) => {
      await showsStage(screen);
      await says(screen.isStale ? /^The last update didn’t come/ : /^This page keeps up/);
      const driverName = page.getByText('Marcus T.', { exact: true });
      if (screen.stage === 3 && screen.status?.driver) await expect.element(driverName).toBeVisible();
      else await expect.element(driverName).not.toBeInTheDocument();
    },
    waiting: async (screen) => {
      await showsStage(screen);
      await says(/^We’ll update this/);
    },
    settled: async (screen) => {
      await showsStage(screen);
      if (screen.isLarge) await says(/^A large order/);
      await expect.element(page.getByText('This page keeps up')).not.toBeInTheDocument();
    },
    lost: async (screen) => {
      await showsStage(screen);
      await says(/^We couldn’t load how far your order is/);
    },
  },
};
