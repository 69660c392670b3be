import { button, radio } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { dispatchExternalEvent } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './two-step.model.ts';

const results = {
  enabled: 'Two-step verification is on.',
  disabled: 'Two-step verification is off.',
  confirmed: 'Phone verified.',
  refused: /^Enter the code we texted you/,
  failed: /^Connection problem/,
};

export const driver: Driver<typeof model> = {
  perform: {
    'phone.chosen': async ({ phone }) => {
      await radio(phone.isVerified ? /0101/ : /0102/).click();
      await button('Turn on').click();
    },
    'number.requested': async () => {
      await radio('Another phone').click();
      await button('Turn on').click();
    },
    // Asked for in the list of phones.
    'verification.requested': dispatchExternalEvent,
    // The phones of this view have it off; a member's page with it on shows the button.
    'disable.requested': dispatchExternalEvent,
  },
  expectScreen: {
    idle: ({ result }) => says(result === null ? 'Which phone gets the codes?' : results[result]),
    working: () => says('One moment…'),
    verifying: () => says('The verification stands here.'),
  },
};
