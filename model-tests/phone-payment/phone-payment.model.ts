import { phonePaymentMachine } from '#machines/phone-payment/phone-payment.machine.ts';
import { phonePaymentScreen } from '#machines/phone-payment/phone-payment.screen.ts';
import { defineModel } from '../kit/model.ts';

export const model = defineModel({
  machine: phonePaymentMachine,
  screen: phonePaymentScreen,
  coversPairs: true,
  screens: {
    ongoing: 'How far the call is, what the phone system says, and one button that ends it.',
    unreachable: 'It is not known whether it is paid; one button asks again.',
    endingCall: 'The call is ended.',
    failed: 'Nothing was paid, or the phone system refused, and why; one button leads to another way to pay.',
    finished: 'It is paid, or not.',
  },
  invariants: {
    'is paid only where the phone system says so (SUBMIT-03)': ({ snapshot, trail }) =>
      snapshot.output?.kind !== 'paid' || trail.at(-1)?.output?.['kind'] === 'paid',
    'is left unpaid only where the server has said that the call is over, or that there is none (SUBMIT-18)': ({ snapshot, trail }) =>
      snapshot.output?.kind !== 'left' ||
      ['refused', 'ended'].includes(String(trail.findLast(({ output }) => output !== undefined)?.output?.['kind'])),
    'begins anew only after a failure, and by a press': ({ snapshot: { context }, screen, trail }) =>
      !context.isAnew ||
      screen.kind !== 'ongoing' ||
      trail.some(({ output }) => output?.['kind'] === 'unpaid' || output?.['kind'] === 'refused'),
    'begins no second payment where the answer about the first was lost': ({ snapshot: { context }, screen }) =>
      !context.isAnew || screen.kind !== 'unreachable',
  },
  sentences: {
    events: { 'call.retried': 'Call again, or check the payment.', 'call.left': 'End the call, or pay another way.' },
    outcomes: {
      ask: {
        paid: 'It is paid.',
        ongoing: ({ step }) => `The call goes on (${step}).`,
        unpaid: 'The payment fails.',
        refused: ({ reasonCode }) => `The phone system refuses${reasonCode === null ? '' : ` (${reasonCode})`}.`,
        unauthorized: 'The server does not take the cart from this visitor.',
        failed: 'No answer comes.',
      },
      endCall: {
        ended: 'The call is over.',
        paid: 'It was paid before the call was over.',
        refused: 'There is no call to end.',
        unauthorized: 'The server does not take the cart from this visitor.',
        failed: 'No answer comes.',
      },
    },
  },
  inputs: { 'an order': { cartId: 'cart-1', total: 1294 } },
  payloads: {},
  outcomes: {
    ask: {
      paid: [{}],
      ongoing: [
        { step: 'connecting', message: 'Call (217) 555-0142 and enter 4471.' },
        { step: 'talking', message: null },
        { step: 'paying', message: null },
        { step: 'wrapUp', message: null },
      ],
      unpaid: [{ message: 'Your bank didn’t accept this card.' }, { message: null }],
      refused: [{ reasonCode: 'payments.giftcard.invalid' }, { reasonCode: null }],
      unauthorized: [{}],
    },
    endCall: { ended: [{}], paid: [{}], refused: [{ reasonCode: null }], unauthorized: [{}] },
  },
});
