import { unjudgedOffer } from '#domain/checkout/unjudged-offer.ts';
import type { CartObstacle, Obstacle } from '#machines/submit/submit.types.ts';
import type { OutcomesByKind } from '../kit/model.ts';
import type { OutcomeSentences } from '../kit/sentence.ts';

/** Why an order could not be placed, as the ports of a submission and of a payment by phone answer. */
export const obstacles = {
  declined: [{ result: 'DECLINED' }, { result: 'CANCELED' }],
  slotGone: [
    {
      slot: {
        slotReason: 'full',
        nextSlot: '2026-11-20T12:45',
        times: ['2026-11-20T12:45', '2026-11-20T13:00', '2026-11-20T13:15'],
        missing: null,
      },
    },
    { slot: unjudgedOffer('prepTime', '2026-11-20T12:45') },
    { slot: unjudgedOffer('full', null) },
  ],
  totalChanged: [{ total: 1394, contents: 'two soups' }],
  linesChanged: [{}],
  discountRefused: [{ reasonCode: 'Discounts.expired', discountCode: 'LASTCALL' }],
  serviceFailed: [{ reasonCode: 'cart.gcs.error' }],
  onlyGiftCards: [{ reasonCode: 'cart.validation.giftcardsunavailable' }],
  mixedCart: [{ reasonCode: 'cart.validation.giftcardsunavailable' }],
  refused: [{ reasonCode: 'payments.giftcard.invalid' }],
  unauthorized: [{}],
  submittedAlready: [{}],
  found: [{}],
  closed: [{}],
  unsent: [{ isMaintenance: true }],
  cardNeeded: [{}],
} as const satisfies OutcomesByKind<Obstacle>;

/** The same of a cart that the server judges: an obstacle of a kind leads to the same page, whichever call meets it. */
export const obstaclesOfCart = {
  declined: [{ result: 'DECLINED' }],
  slotGone: [{ slot: unjudgedOffer('full', '2026-11-20T12:45') }],
  totalChanged: obstacles.totalChanged,
  linesChanged: obstacles.linesChanged,
  discountRefused: obstacles.discountRefused,
  serviceFailed: obstacles.serviceFailed,
  onlyGiftCards: obstacles.onlyGiftCards,
  mixedCart: obstacles.mixedCart,
  refused: obstacles.refused,
  unauthorized: obstacles.unauthorized,
  submittedAlready: obstacles.submittedAlready,
  unsent: obstacles.unsent,
} as const satisfies OutcomesByKind<CartObstacle>;

/** What each of them means, as a sentence. */
export const obstacleSentences = {
  declined: ({ result }) => `The payment does not go through (${result}).`,
  slotGone: ({ slot: { times } }) =>
    times.length === 0 ? 'The time is gone.' : `The time is gone; offered are ${times.map((at) => at.slice(11)).join(', ')}.`,
  totalChanged: ({ total }) => `The total is ${total} cents now.`,
  linesChanged: 'The cart holds other items, or cannot be read.',
  discountRefused: ({ discountCode }) => `The order is refused for the discount ${discountCode ?? 'of the cart'}.`,
  serviceFailed: ({ reasonCode }) => `The gift card service keeps the order from being placed (${reasonCode}).`,
  onlyGiftCards: 'No gift card is sold now, and the cart holds nothing else.',
  mixedCart: 'No gift card is sold now, and the cart holds other things too.',
  refused: ({ reasonCode }) => `The order is refused (${reasonCode}).`,
  unauthorized: 'The server does not take the cart from this visitor.',
  submittedAlready: 'The server says that the cart is an order already.',
  found: 'Another tab has sent this order.',
  closed: 'Another tab has had an answer for this order.',
  unsent: 'The cart cannot be validated, so the order is not sent.',
  cardNeeded: 'The token is gone after a reload.',
} satisfies Omit<OutcomeSentences<Obstacle>, 'failed'>;
