import { upsellMachine } from '#machines/upsell/upsell.machine.ts';
import { upsellScreen } from '#machines/upsell/upsell.screen.ts';
import { defineModel } from '../kit/model.ts';
import { drinks, sweets } from '../samples/upsells.ts';

const input = { cartId: 'cart-1', only: null };

export const model = defineModel({
  machine: upsellMachine,
  screen: upsellScreen,
  screens: {
    checking: 'The cart as it was, while what fits it is looked for.',
    offering: 'Something to drink, or something sweet; the same button leads on.',
    finished: 'The way to the checkout, or back to the cart.',
  },
  invariants: {
    'is never in the way: a failure, a long wait and nothing to offer lead to the checkout (UPSELL-01)': ({ screen, snapshot, trail }) =>
      screen.kind !== 'finished' ||
      screen.as === 'checkedOut' ||
      snapshot.context.only !== null ||
      trail.some(({ type }) => type === 'upsell.left' || type === 'cart.troubled'),
    'is gone where the cart has something to say, which it would cover': ({ screen, trail }) =>
      trail.at(-1)?.type !== 'cart.troubled' || screen.kind === 'finished',
    'asked for by its name without a fit, leads nowhere else (OVERLAYS-09, OVERLAYS-10)': ({ screen, snapshot, trail }) =>
      snapshot.context.only === null || screen.kind !== 'finished' || screen.as === 'left' || trail.at(-1)?.type === 'checkout.continued',
    'nothing is in the cart that was not offered, and nothing twice (UPSELL-02)': ({ snapshot: { context } }) =>
      new Set(context.taken).size === context.taken.length &&
      context.taken.every((itemId) => context.offers.some((offer) => offer.itemId === itemId)),
    'shows coffee and other drinks in one place, and the bakery in another (OVERLAYS-09, OVERLAYS-10)': ({ screen, snapshot }) =>
      screen.kind !== 'offering' || (screen.upsell === 'bakery') === snapshot.context.offers.includes(sweets[0]),
  },
  sentences: {
    events: {
      'offer.taken': ({ itemId }) => `Press the button that adds ${itemId}.`,
      'cart.revised': ({ itemIds }) => (itemIds.length > 0 ? `The cart has ${itemIds.join(' and ')}.` : 'The cart has nothing of it.'),
      'cart.troubled': 'The server refuses a change of the cart, or it cannot be reached.',
      'checkout.continued': 'Press "Check out".',
      'upsell.left': 'Press "Back to cart", or Escape.',
    },
    outcomes: {
      findUpsell: {
        beverage: 'The cart has no drink.',
        bakery: 'The cart has a drink and nothing sweet.',
        nothing: 'Nothing fits.',
        failed: 'No answer comes.',
      },
    },
  },
  inputs: {
    'a guest on the way to the checkout': input,
    'a guest who follows a link to the bakery': { ...input, only: 'bakery' },
  },
  payloads: {
    'offer.taken': [{ itemId: 'lemonade' }, { itemId: 'cookie' }],
    'cart.revised': [{ itemIds: [] }, { itemIds: ['lemonade'] }],
  },
  outcomes: { findUpsell: { beverage: [{ offers: drinks }], bakery: [{ offers: sweets }], nothing: [{}] } },
});
