import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './phone-payment.model.ts';

const steps = {
  connecting: /^Connecting you/,
  talking: 'You’re on the phone with us.',
  paying: /^Enter your card/,
  wrapUp: /^Almost done/,
} as const;

export const driver: Driver<typeof model> = {
  perform: {
    'call.retried': () => button(/^(Call again|Check the payment|Try again)$/).click(),
    'call.left': () => button(/^(End the call|Pay another way|Back to checkout)$/).click(),
  },
  expectScreen: {
    beginning: () => says('Checking your order…'),
    unended: () => says(/^We can’t reach our phone system, so we don’t know yet if the call is over/),
    ongoing: async ({ step, message, total }) => {
      await says(new RegExp(`^You’re paying \\$${total / 100}`));
      await says(steps[step]);
      if (message !== null) await says(message);
    },
    unreachable: () => says(/^We can’t reach our phone system/),
    endingCall: () => says('Ending the call…'),
    failed: async ({ message, isRefused, reasonCode }) => {
      if (isRefused) return says(reasonCode === null ? /^Our phone system can’t take/ : /gift card/i);
      await says(message === null ? /^Your payment by phone didn’t go through/ : /^Your bank didn’t accept this card/);
      await says(/You haven’t been charged/);
    },
    finished: () => says('The order stands here.'),
  },
};
