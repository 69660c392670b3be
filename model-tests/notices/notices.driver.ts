import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { must } from '#domain/must.ts';
import type { Driver } from '../kit/driver.ts';
import { dispatchExternalEvent } from '../kit/external-events.ts';
import type { model } from './notices.model.ts';

const said: Readonly<Record<string, RegExp>> = {
  'page.error': /^We couldn’t show this page/,
  'shell.offline': /^Your cart is saved\. We’ll reconnect/,
  'shell.notSaved': /^We’ll send your change/,
  'shell.online': /^You’re back online/,
};

/** By a key: a pointer would stay where the next notice comes, and hold it. */
async function press(name: string) {
  const button = page.getByRole('button', { name }).element();
  if (button instanceof HTMLElement) button.click();
}

export const driver: Driver<typeof model> = {
  perform: {
    'notice.shown': async (event) => {
      // A pointer that an earlier path left where the notice comes would hold it.
      await page.elementLocator(document.documentElement).hover({ position: { x: 2, y: 2 } });
      await dispatchExternalEvent(event);
    },
    'notice.dismissed': () => press('Dismiss'),
    'notice.withdrawn': dispatchExternalEvent,
    'notice.acted': () => press('Try again'),
    'notice.held': dispatchExternalEvent,
    'notice.released': dispatchExternalEvent,
    'page.touched': dispatchExternalEvent,
  },
  expectScreen: {
    hidden: () => expect.element(page.getByRole('button')).not.toBeInTheDocument(),
    visible: ({ notice: { key } }) => expect.element(page.getByText(must(said[key], key))).toBeVisible(),
  },
};
