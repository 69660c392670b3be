import { submitMachine } from '#machines/submit/submit.machine.ts';
import { submitScreen } from '#machines/submit/submit.screen.ts';
import { obstacles, obstacleSentences, obstaclesOfCart } from '../samples/obstacles.ts';
import { byCard, byNothing, byPhone } from '../samples/paying.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';

export const model = defineModel({
  machine: submitMachine,
  screen: submitScreen,
  coversPairs: true,
  screens: {
    working: 'The order is on its way, or the server is asked what became of it.',
    calling: 'The guest pays by phone.',
    unprepared: 'The card could not be checked; one button tries again.',
    unknown: 'The server cannot be asked whether it was placed; one button asks again.',
    notPlaced: 'It was not placed and nothing was charged; one button tries again.',
    offeringSlot: 'The time is gone; here are the next ones that hold the whole order.',
    totalChanged: 'It costs something else now: agreed?',
    discountRefused: 'The discount that is not good any more, and one button that takes it out.',
    serviceFailed: 'The gift card service keeps the order from being placed; one button tries again.',
    onlyGiftCards: 'No gift card is sold now, and the cart holds nothing else; one button goes home.',
    mixedCart: 'No gift card is sold now; one button takes them out of the cart.',
    refused: 'The server said no, and why.',
    cartChanged: 'The cart changed since; one button leads to what it comes to now.',
    paidOutdated: 'It is paid by phone, and the order changed in another tab; one button leads on.',
    finished: 'It is placed, or why not.',
  },
  invariants: {
    'sends an order by phone only once it is paid, and without a token (SUBMIT-03)': ({ snapshot, trail }) =>
      snapshot.context.paying.method?.kind !== 'phone' ||
      !snapshot.matches('placing') ||
      (snapshot.context.tokenId === null &&
        trail.findLast(({ type }) => /actor\.(openSubmission|phonePayment)$/.test(type))?.output?.['kind'] === 'paid'),
    'sends the order after a call only where that paid, or is over (decision 041)': ({ snapshot, trail }) =>
      !snapshot.matches('placing') || !isCall(trail.at(-1)) || ['paid', 'ended'].includes(String(kindOfCall(trail))),
    'says that it is paid by phone only where the call did (SUBMIT-03)': ({ snapshot, trail }) =>
      !snapshot.context.isPaidByPhone || trail.some((event) => isCall(event) && event.output?.['kind'] === 'paid'),
    'is paid by phone and ends for another order only after a word on the money (SUBMIT-03)': ({ snapshot, trail }) =>
      snapshot.output?.kind !== 'orderDiffers' || !isCall(trail.at(-1)) || kindOfCall(trail) !== 'paid',
    'asks what happened before it places again (decision 005)': ({ snapshot, trail }) =>
      !isUncertain(trail) || !snapshot.matches('placing'),
    'repeats a call only after a press (decision 005)': ({ snapshot, trail }) =>
      !snapshot.matches('placing') || !trail.slice(trail.findLastIndex(isPress) + 1).some(isFound),
    'says that nothing was placed only when the server has said so (decision 005)': ({ snapshot, trail }) =>
      !isUncertain(trail) || !snapshot.matches('notPlaced'),
    'asks what happened before it speaks of the card (decision 005)': ({ snapshot, trail }) =>
      !isUncertain(trail) ||
      !['preparing', 'unprepared', 'declined', 'cardInvalid', 'cardNeeded'].some((state) => snapshot.value === state),
    'begins no call once the order in hand is another (decision 005)': ({ trail }) =>
      !trail.some(({ type }, index) => /done\.actor\.(prepare|validateCart)$/.test(type) && trail.slice(0, index).some(isOrderChanged)),
    'sends only what was judged after the cart had changed last (SUBMIT-01)': ({ snapshot, trail }) =>
      !snapshot.matches('placing') || trail.findLast(isOfContents)?.output?.['kind'] === 'valid',
    'offers nothing of a cart that has changed since (SUBMIT-01)': ({ snapshot, trail }) =>
      trail.at(-1)?.type !== 'cart.changed' || !endings.some((state) => snapshot.matches(state)),
    'asks for the agreement only where one method pays all of it (AMB-40)': ({ snapshot: { context }, trail }) =>
      trail.at(-1)?.type !== 'total.accepted' || context.paying.method !== null,
    'takes a discount out only by the guest’s word, and places nothing before the new total was seen (DISC-07)': ({ snapshot, trail }) =>
      !snapshot.matches('droppingDiscount') || trail.findLast(isOfDiscount)?.type === 'discount.dropped',
    'takes gift cards out only by the guest’s word, and only of a cart with other things too (SUBMIT-17)': ({ snapshot, trail }) =>
      !snapshot.matches('droppingGiftCards') ||
      (trail.findLast(isOfGiftCards)?.type === 'giftCards.dropped' && kindBefore(trail) === 'mixedCart'),
    'asks for a PIN only where that was refused, and names the card (GIFTCARD-11)': ({ snapshot: { output, context }, trail }) =>
      output?.kind !== 'pinNeeded' || (kindBefore(trail) === 'pinRefused' && output.cardId === context.refusedCard?.id),
    'says at the form that no gift cards are taken only where the server has said so last (GIFTCARD-11)': ({
      snapshot: { output },
      trail,
    }) =>
      output?.kind !== 'left' ||
      output.areGiftCardsOff === (trail.findLast(isRefusal)?.output?.['reasonCode'] === 'payments.giftcard.disabled'),
    'goes home only where the cart holds nothing but gift cards (SUBMIT-16)': ({ trail }) =>
      trail.at(-1)?.type !== 'home.opened' || kindBefore(trail) === 'onlyGiftCards',
    'takes only a time that was offered (SUBMIT-12)': ({ snapshot: { output, context } }) =>
      output?.kind !== 'rescheduled' || context.slot?.times.includes(output.at) === true,
    'speaks of a short break only where the last word of the server was one (ERRORS-01)': ({ snapshot, trail }) =>
      !snapshot.matches('unknown') || !snapshot.context.isMaintenance || isBreak(trail.findLast(isAnswer)),
    'charges only what the guest agreed to': ({ snapshot, trail }) => !snapshot.matches('placing') || isAgreed(trail),
    'places nothing where it only asks what came of the order of another tab (SUBMIT-01)': ({ snapshot }) =>
      !snapshot.context.isInquiry || !(['calling', 'preparing', 'validating', 'placing'] as const).some((state) => snapshot.matches(state)),
    'ends with the total that was agreed to last, however it ends (SUBMIT-01)': ({ snapshot: { output }, trail }) =>
      output === undefined ||
      (acceptedTotal(trail) === null
        ? !trail.some((event) => isTotalChanged(event) && event.output?.['total'] === output.total)
        : output.total === acceptedTotal(trail)),
  },
  sentences: {
    events: {
      'submit.retried': 'Try again.',
      'discount.dropped': 'Take the discount out.',
      'giftCards.dropped': 'Take the gift cards out.',
      'home.opened': 'Go to the home page.',
      'pin.requested': 'Enter the PIN of the gift card again.',
      'submit.left': 'Go back to the form.',
      'slot.accepted': ({ at }) => `Place the order for the offered time ${at.slice(11)}.`,
      'total.accepted': 'Agree to the new total.',
      'order.changed': 'Change the order in another tab.',
      'cart.changed': 'Change the cart in another tab.',
    },
    outcomes: {
      prepare: {
        prepared: 'The card becomes a token.',
        declined: 'The card is declined.',
        cardInvalid: 'The number of the card is not one.',
        refused: ({ reasonCode }) => `The card is refused (${reasonCode}).`,
        cardNeeded: 'The typed card is gone after a reload.',
        failed: 'The card cannot be checked.',
      },
      phonePayment: {
        paid: 'It is paid by phone.',
        ended: 'There is no call, and nothing is paid by phone.',
        left: 'The guest leaves the call as it is.',
        ...obstacleSentences,
        failed: 'The flow of the call fails.',
      },
      validateCart: { valid: 'The server would place the order.', ...obstacleSentences, failed: 'The cart cannot be judged.' },
      openSubmission: {
        opened: 'The submission gets an id.',
        found: 'An earlier submission of the cart is still open.',
        failed: 'No id can be written down.',
      },
      placeOrder: {
        placed: ({ orderId }) => `The kitchen takes order ${orderId}.`,
        called: 'A call by phone that may pay for it goes on.',
        maintenance: 'Online ordering is closed for maintenance.',
        pinRefused: ({ card: { lastFour } }) => `The PIN of the gift card ending in ${lastFour} is wrong.`,
        ...obstacleSentences,
        failed: 'No answer comes about the order.',
      },
      findOrder: {
        placed: ({ orderId }) => `The server has order ${orderId}.`,
        undecided: 'The server has no order so far.',
        notPlaced: 'The server has had no order for long enough.',
        maintenance: 'Online ordering is closed for maintenance.',
        failed: 'No answer comes about whether there is an order.',
      },
      dropGiftCards: { dropped: 'The gift cards are out of the cart.', failed: 'No answer comes about the gift cards.' },
      dropDiscount: { dropped: 'The discount is out of the cart.', failed: 'No answer comes about the discount.' },
    },
  },
  inputs: {
    'with a card': { cartId: 'cart-1', total: 1294, contents: 'soup', paying: byCard('card-1'), carried: null },
    'by phone': { cartId: 'cart-1', total: 1294, contents: 'soup', paying: byPhone, carried: null },
    'another tab’s': { cartId: 'cart-1', total: 1294, contents: 'soup', paying: byNothing, carried: null, isInquiry: true },
    'nothing to pay': { cartId: 'cart-1', total: 0, contents: 'soup', paying: byNothing, carried: null },
  },
  // Ports read the number of checks and the wait, the page the code of a refusal; no guard does.
  keys: [
    'total',
    'asked',
    'isInquiry',
    'paying',
    'submissionId',
    'tokenId',
    'slot',
    'isPaidByPhone',
    'refusedCard',
    'areGiftCardsOff',
    'limit',
    'isMaintenance',
    'isOutdated',
  ],
  payloads: { 'slot.accepted': [{ at: '2026-11-20T12:45' }, { at: '2026-11-20T13:00' }] },
  outcomes: {
    prepare: {
      prepared: [{ tokenId: 'token-1' }],
      declined: [{ result: 'DECLINED' }],
      cardInvalid: [{ reasonCode: 'ps.cc.invalid' }],
      refused: [{ reasonCode: 'payments.token.toomany' }],
      cardNeeded: [{}],
    },
    phonePayment: { paid: [{}], ended: [{}], left: [{}], ...obstacles },
    openSubmission: { opened: [{ submissionId: 'submission-1' }], found: [{ submissionId: 'submission-1' }] },
    validateCart: { valid: [{}], ...obstaclesOfCart },
    placeOrder: {
      placed: [{ orderId: 'order-1' }],
      called: [{}],
      maintenance: [{}],
      pinRefused: [{ reasonCode: 'payments.giftcard.invalid', card: { id: 'secret-1', lastFour: '3000' } }],
      ...obstacles,
      slotGone: [
        ...obstacles.slotGone,
        { slot: { slotReason: 'closed', nextSlot: '2026-11-21T07:00', times: ['2026-11-21T10:30', '2026-11-21T10:45'], missing: 'Chili' } },
        { slot: { slotReason: 'closed', nextSlot: '2026-11-21T07:00', times: [], missing: 'Chili' } },
      ],
      refused: [
        ...obstacles.refused,
        { reasonCode: 'payments.giftcard.disabled' },
        { reasonCode: 'cart.validation.quantitylimit', limit: { of: 'item', name: 'Tomato Basil Soup', count: 4 } },
      ],
    },
    dropDiscount: { dropped: [{}] },
    dropGiftCards: { dropped: [{}] },
    findOrder: {
      placed: [{ orderId: 'order-1' }],
      undecided: [{ waitMs: 2000, checks: { count: 1, sentAt: '2026-11-20T17:30:00Z' } }],
      notPlaced: [{}],
      maintenance: [{}],
    },
  },
});

/** Ends without an order whose words or buttons are of the cart as it was. */
const endings = [
  'unprepared',
  'notPlaced',
  'offeringSlot',
  'totalChanged',
  'discountRefused',
  'serviceFailed',
  'onlyGiftCards',
  'mixedCart',
  'refused',
] as const;

/** Some call was made of which the server has not said yet what became. */
function isUncertain(trail: readonly TrailEvent[]): boolean {
  const last = trail.findLast(({ type }) => /actor\.(openSubmission|placeOrder|findOrder)$/.test(type));
  if (last === undefined) return false;
  const kind = last.output?.['kind'];
  if (last.type.endsWith('openSubmission')) return kind === 'found';
  if (last.type.endsWith('findOrder')) return kind !== 'notPlaced' && kind !== 'placed';
  return last.type.startsWith('xstate.error') || kind === 'found' || kind === 'submittedAlready' || kind === 'maintenance';
}

/** What came of a call to place the order, or of a question about it. */
const isAnswer = ({ type }: TrailEvent): boolean => /actor\.(placeOrder|findOrder)$/.test(type);
const isBreak = (answer: TrailEvent | undefined): boolean => answer?.output?.['kind'] === 'maintenance';

/** Only at the form, which came before, or by one of these the guest says that the order shall be placed. */
const isPress = ({ type }: TrailEvent): boolean => type === 'submit.retried' || type === 'total.accepted';
const isOfDiscount = ({ type, output }: TrailEvent): boolean => type === 'discount.dropped' || output?.['kind'] === 'discountRefused';
const isOfGiftCards = ({ type, output }: TrailEvent): boolean => type === 'giftCards.dropped' || output?.['kind'] === 'mixedCart';
/** A reason of the server that is said. */
const isRefusal = ({ output }: TrailEvent): boolean =>
  ['refused', 'serviceFailed', 'onlyGiftCards', 'mixedCart', 'cardInvalid'].includes(String(output?.['kind']));
/** How the last call to place the order was answered, or what kept it or a call by phone from being made. */
const kindBefore = (trail: readonly TrailEvent[]): unknown =>
  trail.findLast(({ type }) => /actor\.(validateCart|placeOrder|phonePayment)$/.test(type))?.output?.['kind'];
const isCall = (event: TrailEvent | undefined): boolean => event?.type.endsWith('actor.phonePayment') === true;
/** How the last call by phone ended. */
const kindOfCall = (trail: readonly TrailEvent[]): unknown => trail.findLast(isCall)?.output?.['kind'];
const isOrderChanged = ({ type }: TrailEvent): boolean => type === 'order.changed';
/** The cart changed, or what it holds was judged. */
const isOfContents = ({ type }: TrailEvent): boolean => type === 'cart.changed' || type.endsWith('actor.validateCart');
const isFound = ({ type }: TrailEvent): boolean => type.endsWith('actor.findOrder');

/** The newest total is either the one that the guest came with, or one that they accepted since. */
const isAgreed = (trail: readonly TrailEvent[]): boolean =>
  trail.findLast(({ type, output }) => type === 'total.accepted' || output?.['kind'] === 'totalChanged')?.output === undefined;

/** The total of the last question that the guest agreed to; null: they agreed to none. */
const acceptedTotal = (trail: readonly TrailEvent[]): unknown =>
  trail.slice(0, trail.findLastIndex(({ type }) => type === 'total.accepted') + 1).findLast(isTotalChanged)?.output?.['total'] ?? null;
const isTotalChanged = ({ output }: TrailEvent): boolean => output?.['kind'] === 'totalChanged';
