import { and } from 'xstate';
import { must } from '#domain/must.ts';
import { eventParams, finalOutput, is, outcome } from '../kit/outcome.ts';
import { TRANSIENT } from '../kit/persistable.ts';
import { ends } from './submit.ends.ts';
import { failed, isByPhone, noChecks, obstacles, obstaclesOfCard, obstaclesOfCart, submitSetup } from './submit.setup.ts';
import type { SubmitEnd } from './submit.types.ts';

/** Where nothing is under way that could place the order, another order in hand ends the submission. */
const endsOutdated = { always: { guard: 'isOutdated', target: 'outdated' } } as const;

/** The same where it was not said yet why the press places no order. */
const failsOutdated = { always: { ...endsOutdated.always, actions: failed('orderDiffers') } } as const;

/** What is said and offered where nothing was ordered is of the cart as it was. */
const hearsCart = { 'cart.changed': 'cartChanged' } as const;

/**
 * Placing an order exactly once (SUBMIT). The id of a submission is written down before the call, for all tabs, and lives until the
 * outcome is definite: after a reload or a lost answer the flow asks the server what happened, and repeats the call only when the guest
 * presses the button again, with that id.
 */
export const submitMachine = submitSetup.createMachine({
  id: 'submit',
  context: ({ input: { carried, isInquiry = false, ...agreed } }) => ({
    ...agreed,
    isInquiry,
    asked: null,
    submissionId: null,
    tokenId: carried?.tokenId ?? null,
    checks: noChecks,
    waitMs: 0,
    slot: null,
    isPaidByPhone: false,
    reasonCode: null,
    areGiftCardsOff: false,
    limit: null,
    isMaintenance: false,
    discountCode: null,
    refusedCard: null,
    isOutdated: false,
  }),
  initial: 'intending',
  on: { 'order.changed': { actions: 'setOutdated' } },
  states: {
    intending: {
      description: 'A state of rest before the call is made: a reload comes back to it.',
      ...failsOutdated,
      invoke: { id: 'pause', src: 'pause', input: { ms: 0 }, onDone: 'opening', onError: 'opening' },
    },
    opening: {
      description: 'The submission gets its id, or the one that is open already.',
      invoke: {
        id: 'openSubmission',
        src: 'openSubmission',
        input: ({ context: { cartId } }) => ({ cartId }),
        onDone: [
          { guard: is('opened'), target: 'opened', actions: { type: 'setSubmission', params: outcome('opened') } },
          { guard: is('found'), target: 'reconciling', actions: { type: 'setSubmission', params: outcome('found') } },
        ],
        onError: { target: 'notPlaced', actions: failed('notPlaced') },
      },
    },
    opened: {
      description: 'A card becomes a token; a payment by phone is made first, or found. What another tab has sent is decided.',
      always: [
        failsOutdated.always,
        { guard: 'isInquiry', target: 'left' },
        { guard: 'isCalled', target: 'calling' },
        { target: 'preparing' },
      ],
    },
    calling: {
      description:
        'The guest pays by phone, or an active call is ended before another payment. What was paid is found, not paid again (SUBMIT-03, SUBMIT-18, decision 041).',
      tags: TRANSIENT,
      on: { 'submit.left': 'left', 'order.changed': { actions: ['setOutdated', 'endCall'] } },
      invoke: {
        id: 'phonePayment',
        src: 'phonePayment',
        input: ({ context }) => ({
          cartId: context.cartId,
          submissionId: must(context.submissionId, 'submissionId'),
          total: context.total,
          contents: context.contents,
          isByPhone: isByPhone(context),
        }),
        onDone: [
          { guard: is('paid'), target: 'validating', actions: { type: 'setPaidByPhone', params: { isPaidByPhone: true } } },
          { guard: is('ended'), target: 'callEnded', actions: { type: 'setPaidByPhone', params: { isPaidByPhone: false } } },
          { guard: is('left'), target: 'left' },
          ...obstacles,
        ],
        onError: { target: 'notPlaced', actions: failed('notPlaced') },
      },
    },
    callEnded: {
      description: 'Nothing is paid by phone: the guest chooses another way, or has done so.',
      always: [failsOutdated.always, { guard: 'isByPhone', target: 'left' }, { target: 'validating' }],
    },
    cartChanged: {
      description:
        'The cart is another than the guest agreed to, or has changed since it was said why it was not placed: they see it first (SUBMIT-01).',
      always: [{ guard: 'isPaidByPhone', target: 'paidOutdated' }, endsOutdated.always],
      on: { 'submit.left': 'left' },
    },
    paidOutdated: {
      description:
        'Paid by phone, and the order in hand is another now: the guest sees what it comes to. The payment counts for the same total.',
      on: { 'submit.left': 'outdated' },
    },
    preparing: {
      description: 'The card becomes a token, and gift cards are at hand, once it is known that no earlier call placed the order.',
      ...failsOutdated,
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context: { paying, tokenId } }) => ({ paying, tokenId }),
        onDone: [
          { guard: is('prepared'), target: 'validating', actions: { type: 'setToken', params: outcome('prepared') } },
          ...obstaclesOfCard,
        ],
        onError: { target: 'unprepared', actions: failed('unprepared') },
      },
    },
    unprepared: {
      description: 'The card could not be checked; nothing was ordered. The guest tries again.',
      ...endsOutdated,
      on: { ...hearsCart, 'submit.retried': 'intending', 'submit.left': 'left' },
    },
    validating: {
      description:
        'The server judges what the guest agreed to, before each call; a cart that changes meanwhile is judged anew (SUBMIT-01).',
      always: [
        { guard: and(['isOutdated', 'isPaidByPhone']), target: 'paidOutdated', actions: failed('orderDiffers') },
        failsOutdated.always,
      ],
      on: { 'cart.changed': { target: 'validating', reenter: true } },
      invoke: {
        id: 'validateCart',
        src: 'validateCart',
        input: ({ context: { cartId, total, contents, isPaidByPhone } }) => ({ cartId, total, contents, isPaidByPhone }),
        onDone: [{ guard: is('valid'), target: 'placing' }, ...obstaclesOfCart],
        onError: { target: 'notPlaced', actions: failed('notPlaced') },
      },
    },
    placing: {
      description: 'The order goes to the kitchen.',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { cartId, submissionId, paying, tokenId, total, contents, isPaidByPhone } }) => ({
          cartId,
          submissionId: must(submissionId, 'submissionId'),
          paying,
          tokenId,
          total,
          contents,
          isPaidByPhone,
        }),
        onDone: [
          { guard: is('placed'), target: 'placed' },
          { guard: is('called'), target: 'calling' },
          { guard: is('maintenance'), target: 'reconciling', actions: ['resetChecks', 'setMaintenance'] },
          {
            guard: is('pinRefused'),
            target: 'refused',
            actions: [{ type: 'setRefusedCard', params: outcome('pinRefused') }, failed('refused')],
          },
          ...obstacles,
        ],
        onError: { target: 'reconciling', actions: 'resetChecks' },
      },
    },
    reconciling: {
      description: 'It is not known whether the order was placed: the server is asked.',
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context: { cartId, submissionId, checks, paying, tokenId } }) => ({
          cartId,
          submissionId: must(submissionId, 'submissionId'),
          checks,
          paying,
          tokenId,
        }),
        onDone: [
          { guard: is('placed'), target: 'placed' },
          { guard: is('undecided'), target: 'waiting', actions: { type: 'setWait', params: outcome('undecided') } },
          { guard: is('notPlaced'), target: 'notPlaced', actions: failed('notPlaced') },
          { guard: is('maintenance'), target: 'unknown', actions: 'setMaintenance' },
        ],
        onError: { target: 'unknown', actions: 'clearMaintenance' },
      },
    },
    waiting: {
      description: 'Not placed so far, but it may still be: a call can take effect after its answer was lost.',
      invoke: {
        id: 'pause',
        src: 'pause',
        input: ({ context: { waitMs } }) => ({ ms: waitMs }),
        onDone: 'reconciling',
        onError: 'reconciling',
      },
    },
    unknown: {
      description: 'The server cannot be asked whether the order was placed; the guest asks again. Leaving would be a guess.',
      on: { 'submit.retried': { target: 'reconciling', actions: 'clearMaintenance' } },
    },
    notPlaced: {
      description: 'The order was not placed, and is paid by phone or not at all; the guest tries again, in the tab that sent it.',
      ...endsOutdated,
      on: { ...hearsCart, 'submit.retried': { guard: 'canRepeat', target: 'intending' }, 'submit.left': 'left' },
    },
    offeringSlot: {
      description:
        'The time is gone; the guest orders for one of the next that hold the whole order, or chooses another (SUBMIT-12, SUBMIT-13).',
      ...endsOutdated,
      on: {
        ...hearsCart,
        'slot.accepted': { guard: { type: 'isOffered', params: eventParams }, target: 'rescheduled' },
        'submit.left': 'left',
      },
    },
    totalChanged: {
      description: 'It costs something else now; the guest agrees, or goes back to see who pays what of it.',
      ...endsOutdated,
      on: {
        ...hearsCart,
        // A payment by phone of another total does not count.
        'total.accepted': {
          guard: 'canAgree',
          target: 'intending',
          actions: ['agreeToAsked', { type: 'setPaidByPhone', params: { isPaidByPhone: false } }],
        },
        'submit.left': 'left',
      },
    },
    discountRefused: {
      description: 'A discount is not good for the order any more (DISC-07): the guest takes it out, and sees the new total at the form.',
      ...endsOutdated,
      initial: 'shown',
      on: { ...hearsCart, 'discount.dropped': 'droppingDiscount', 'submit.left': 'left' },
      states: { shown: {}, undropped: { description: 'It could not be taken out; the guest tries again.' } },
    },
    droppingDiscount: {
      description: 'The discount goes out of the cart; one that is gone already is no error.',
      invoke: {
        id: 'dropDiscount',
        src: 'dropDiscount',
        input: ({ context: { cartId, discountCode } }) => ({ cartId, code: discountCode }),
        onDone: { guard: is('dropped'), target: 'left' },
        onError: 'discountRefused.undropped',
      },
    },
    serviceFailed: {
      description:
        'The gift card service cannot be reached, or takes no gift card now: the guest tries again, or pays otherwise (SUBMIT-14, SUBMIT-15, OVERLAYS-37).',
      ...endsOutdated,
      on: { ...hearsCart, 'submit.retried': 'intending', 'submit.left': 'left' },
    },
    onlyGiftCards: {
      description: 'No gift card is sold now, and the cart holds nothing else: the guest goes home (SUBMIT-16, OVERLAYS-38).',
      ...endsOutdated,
      on: { ...hearsCart, 'home.opened': { actions: 'emitHome' }, 'submit.left': 'left' },
    },
    mixedCart: {
      description:
        'No gift card is sold now: the guest takes those out that they buy, and sees the new total at the form (SUBMIT-17, OVERLAYS-39).',
      ...endsOutdated,
      initial: 'shown',
      on: { ...hearsCart, 'giftCards.dropped': 'droppingGiftCards', 'submit.left': 'left' },
      states: { shown: {}, undropped: { description: 'They could not be taken out; the guest tries again.' } },
    },
    droppingGiftCards: {
      description: 'The gift cards go out of the cart; those that came with a promotion stay.',
      invoke: {
        id: 'dropGiftCards',
        src: 'dropGiftCards',
        input: ({ context: { cartId } }) => ({ cartId }),
        onDone: { guard: is('dropped'), target: 'left' },
        onError: 'mixedCart.undropped',
      },
    },
    refused: {
      description: 'The server said no; the guest reads why and goes back, or enters the PIN of the refused gift card again (GIFTCARD-11).',
      ...endsOutdated,
      on: { ...hearsCart, 'pin.requested': { guard: 'hasRefusedCard', target: 'pinNeeded' }, 'submit.left': 'left' },
    },
    ...ends,
  },
  output: ({ context: { total, contents }, event }) => ({ ...finalOutput<SubmitEnd>({ event }), total, contents }),
});
