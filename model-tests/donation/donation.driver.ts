import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './donation.model.ts';

export const driver: Driver<typeof model> = {
  perform: {
    'donation.changed': (event) =>
      clickOrDispatch(
        button(event.amount > 0 ? 'Give $2.00 to Bread for the food bank' : 'Remove your donation to Bread for the food bank'),
        event,
        (control) => control.click(),
      ),
    'donation.retried': () => button('Try again').click(),
    'answer.retried': () => button('Check again').click(),
  },
  expectScreen: {
    calm: () => says('Add a donation'),
    saving: ({ amount }) => says(amount > 0 ? 'Adding your donation…' : 'Removing…'),
    asking: ({ amount }) => says(amount > 0 ? 'Adding your donation…' : 'Removing…'),
    saved: ({ amount }) => says(amount > 0 ? /^Thank you. \$2.00 for Bread/ : /^Your donation to Bread .* is removed/),
    unsaved: ({ amount }) => says(amount > 0 ? /^We couldn’t add your donation/ : /^We couldn’t remove your donation/),
    unclear: ({ amount }) => says(amount > 0 ? /was added/ : /was removed/),
  },
};
