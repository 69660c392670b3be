import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './pay-pal.model.ts';

const steps = { beginning: 'One moment…', asking: 'Continue in the PayPal window.', agreeing: 'Saving…' };

export const driver: Driver<typeof model> = {
  perform: {
    'payPal.retried': () => button('Try again').click(),
    'payPal.left': () => button('Cancel').click(),
  },
  expectScreen: {
    working: ({ step }) => says(steps[step]),
    failed: () => says(/^We couldn’t connect PayPal/),
    unknown: () => says(/^We’re not sure yet if that was saved/),
    unavailable: () => says(/^PayPal isn’t available here/),
    finished: () => says('The list stands here.'),
  },
};
