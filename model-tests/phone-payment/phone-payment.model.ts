import { phonePaymentMachine } from '#machines/phone-payment/phone-payment.machine.ts';
import { phonePaymentScreen } from '#machines/phone-payment/phone-payment.screen.ts';
import { obstacles, obstacleSentences } from '../samples/obstacles.ts';
import { defineModel } from '../kit/model.ts';

export const model = defineModel({
  machine: phonePaymentMachine,
  screen: phonePaymentScreen,
  coversPairs: true,
  screens: {
    beginning: 'The cart is checked before anything is paid.',
    ongoing: 'How far the call is, what the phone system says, and one button that ends it.',
    unreachable: 'It is not known whether it is paid; one button asks again.',
    endingCall: 'The call is ended.',
    unended: 'It is not known whether the call is over; one button ends it once more.',
    failed: 'Nothing was paid, or the phone system refused, and why; one button leads to another way to pay.',
    finished: 'It is paid, or not.',
  },
  invariants: {
    'is paid only where the phone system says so (SUBMIT-03)': ({ snapshot, trail }) =>
      snapshot.output?.kind !== 'paid' || trail.at(-1)?.output?.['kind'] === 'paid',
    'is over unpaid only where the server has said so (SUBMIT-18)': ({ snapshot, trail }) =>
      snapshot.output?.kind !== 'ended' || trail.findLast(({ output }) => output !== undefined)?.output?.['kind'] === 'ended',
    'asks only about a call that was written down, of a cart that was validated or called for before (SUBMIT-01)': ({ snapshot, trail }) =>
      !snapshot.matches('asking') || trail.some(({ output }) => output?.['kind'] === 'begun'),
    'begins no call for another way to pay': ({ snapshot }) =>
      snapshot.context.isByPhone || !['beginning', 'asking', 'waiting'].some((state) => snapshot.value === state),
    'begins another call only after a failure, and by a press': ({ trail }) =>
      trail.every(
        ({ output }, index) =>
          output?.['kind'] !== 'begun' ||
          !trail.slice(0, index).some((before) => before.output?.['kind'] === 'begun') ||
          trail.slice(0, index).findLast(({ type }) => !type.endsWith('actor.begin'))?.type === 'call.retried',
      ),
  },
  sentences: {
    events: { 'call.retried': 'Call again, or check the payment.', 'call.left': 'End the call, or pay another way.' },
    outcomes: {
      begin: {
        begun: 'The call is written down.',
        ...obstacleSentences,
        failed: 'Nothing can be written down.',
      },
      ask: {
        paid: 'It is paid.',
        ongoing: ({ step }) => `The call goes on (${step}).`,
        unpaid: 'The payment fails.',
        refused: ({ reasonCode }) => `The phone system refuses${reasonCode === null ? '' : ` (${reasonCode})`}.`,
        failed: 'No answer comes.',
      },
      endCall: {
        ended: 'The call is over.',
        paid: 'It was paid before the call was over.',
        unauthorized: 'The server does not take the cart from this visitor.',
        failed: 'No answer comes.',
      },
    },
  },
  inputs: {
    'by phone': { cartId: 'cart-1', submissionId: 'submission-1', total: 1294, contents: 'soup', isByPhone: true },
    'by card, during a call': {
      cartId: 'cart-1',
      submissionId: 'submission-1',
      total: 1294,
      contents: 'soup',

      isByPhone: false,
    },
  },
  payloads: {},
  outcomes: {
    begin: { begun: [{ callId: 'call-1' }, { callId: 'call-2' }], ...obstacles },
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
    },
    endCall: { ended: [{}], paid: [{}], unauthorized: [{}] },
  },
});
