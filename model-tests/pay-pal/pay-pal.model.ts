import { payPalMachine } from '#machines/pay-pal/pay-pal.machine.ts';
import { payPalScreen } from '#machines/pay-pal/pay-pal.screen.ts';
import { defineModel } from '../kit/model.ts';

export const model = defineModel({
  machine: payPalMachine,
  screen: payPalScreen,
  screens: {
    working: 'The server or PayPal is asked.',
    failed: 'There was no answer, or a no.',
    unknown: 'No answer says whether it was kept; one button tries again.',
    unavailable: 'This site has no PayPal.',
    finished: 'PayPal is connected, or not.',
  },
  invariants: {
    'agrees to nothing that the member has not approved (C-83)': ({ snapshot, trail }) =>
      !snapshot.matches('agreeing') || trail.at(-1)?.output?.['kind'] === 'approved',
    'is connected only where the account has it (C-84)': ({ snapshot, trail }) =>
      snapshot.output?.kind !== 'saved' || trail.at(-1)?.output?.['kind'] === 'agreed',
  },
  sentences: {
    events: { 'payPal.retried': 'Try again.', 'payPal.left': 'Cancel.' },
    outcomes: {
      begin: { begun: 'An agreement has begun.', unavailable: 'No PayPal is configured.', failed: 'No agreement begins.' },
      ask: { approved: 'The member approves at PayPal.', dismissed: 'The member closes PayPal.', failed: 'PayPal does not answer.' },
      agree: {
        agreed: 'The account has the agreement.',
        unknown: 'No answer says whether the account has it.',
        failed: 'The account does not take the agreement.',
      },
    },
  },
  inputs: { opened: undefined },
  payloads: {},
  outcomes: {
    begin: { begun: [{ secretId: 'secret-1' }], unavailable: [{}] },
    ask: { approved: [{}], dismissed: [{}] },
    agree: { agreed: [{ held: null }, { held: { secretId: 'secret-2', label: '', cents: null } }], unknown: [{}] },
  },
});
