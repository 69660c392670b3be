import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, textbox, unfold } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './missed-visit.model.ts';

const code = textbox('Code on your receipt');

export const driver: Driver<typeof model> = {
  perform: {
    'code.submitted': async ({ code: typed }) => {
      await unfold('Missed a visit?');
      await code.fill(typed);
      await button(/^(Find visit|Try again)$/).click();
    },
    'search.restarted': () => button('Find another visit').click(),
  },
  expectScreen: {
    asking: async ({ code: sent, trouble, isLooking }) => {
      await says('Missed a visit?');
      if (sent !== null) await expect.element(code.locator).toHaveValue(sent);
      if (isLooking) await expect.element(page.getByRole('button', { name: 'Looking…' })).toHaveAttribute('aria-busy', 'true');
      if (trouble === 'unknown') await says('We don’t know this code. Check it against your receipt.');
      if (trouble === 'counted') await says('This visit is already counted.');
      if (trouble === 'failed') await says(/^We couldn’t look it up/);
    },
    found: async ({ visit }) => {
      await says('We found your visit');
      await says('Thursday, November 19. Old Mill');
      await says(visit.countsOn === null ? /^It isn’t counted yet/ : /^It counts toward your next reward from Tuesday, November 24/);
    },
  },
};
