import type { SetUpOrder } from '#domain/order/order.ts';
import { upsellMachine } from '#machines/upsell/upsell.machine.ts';
import { upsellScreen } from '#machines/upsell/upsell.screen.ts';
import { defineModel } from '../kit/model.ts';
import { delivery, pickup } from '../samples/orders.ts';
import { drinks, sweets } from '../samples/upsells.ts';

const input = { cartId: 'cart-1', only: null, isLarge: false };
const today = '2026-11-23';
const large = { from: 20_000, minutes: 90, today, day: today, times: [`${today}T13:50`, `${today}T14:05`, `${today}T14:20`] };

export const model = defineModel({
  machine: upsellMachine,
  screen: upsellScreen,
  screens: {
    checking: 'The cart as it was, while what fits it is looked for.',
    choosingTime: 'How long the kitchen needs, its first times with the first one chosen, and a way to all of them.',
    offering: 'Something to drink, or something sweet; the same button leads on.',
    finished: 'The way to the checkout, or back to the cart.',
  },
  invariants: {
    'asks for the time of a large order alone, and only where the kitchen needs longer (OVERLAYS-30)': ({ screen, snapshot, trail }) =>
      screen.kind !== 'choosingTime' || (snapshot.context.isLarge && trail.some(({ output }) => output?.['kind'] === 'longer')),
    'has one of the times that are offered to a large order chosen, always (OVERLAYS-30)': ({ snapshot: { context } }) =>
      context.sized === null || context.sized.large.times.includes(String(context.at)),
    'offers the times of the order in hand alone, and says where it became another (OVERLAYS-30)': ({ screen, trail }) => {
      const found = trail.findLastIndex(({ output }) => output?.['kind'] === 'longer');
      const order = trail[found]?.output?.['order'] as SetUpOrder | undefined;
      const isOther = trail.slice(found).some((event) => event.type === 'order.changed' && event['order'] !== order);
      const isRenewed = trail.filter(({ output }) => output?.['kind'] === 'longer').length > 1;
      return screen.kind !== 'choosingTime' || (!isOther && (screen.renewedBy !== null) === isRenewed);
    },
    'leads to the checkout with no time that has passed while it was open: it offers the next ones, and says so (SLOTS-10, OVERLAYS-30)': ({
      screen,
      trail,
    }) => {
      const passed = trail.findLastIndex(({ output }) => output?.['kind'] === 'passed');
      const since = trail.slice(passed + 1);
      if (passed < 0) return true;
      if (screen.kind === 'choosingTime') return since.some(({ type }) => type === 'order.changed') || screen.renewedBy === 'time';
      const isTaken = since.some(({ output }) => output?.['kind'] === 'kept');
      return !isTaken || since.some(({ output }) => output?.['kind'] === 'longer');
    },
    'is never in the way: a failure, a long wait and nothing to offer lead to the checkout (UPSELL-01)': ({ screen, snapshot, trail }) =>
      screen.kind !== 'finished' ||
      screen.as === 'checkedOut' ||
      snapshot.context.only !== null ||
      trail.some(({ type }) => ['upsell.left', 'cart.troubled', 'setup.requested', 'order.changed'].includes(type)),
    'ends what is offered for another order than the one in hand (UPSELL-03, PRICING-02)': ({ screen, trail }) =>
      screen.kind !== 'offering' || trail.at(-1)?.type !== 'order.changed' || trail.at(-1)?.['order'] === pickup,
    'is gone where the cart has something to say, which it would cover': ({ screen, trail }) =>
      trail.at(-1)?.type !== 'cart.troubled' || screen.kind === 'finished',
    'asked for by its name without a fit, leads nowhere else (OVERLAYS-09, OVERLAYS-10)': ({ screen, snapshot, trail }) =>
      snapshot.context.only === null || screen.kind !== 'finished' || screen.as === 'left' || trail.at(-1)?.type === 'checkout.continued',
    'takes nothing that was not offered, and nothing twice': ({ snapshot: { context } }) =>
      new Set(context.taken).size === context.taken.length &&
      context.taken.every((itemId) => context.offers.some((offer) => offer.itemId === itemId)),
    'shows coffee and other drinks in one place, and the bakery in another (OVERLAYS-09, OVERLAYS-10)': ({ screen, snapshot }) =>
      screen.kind !== 'offering' || (screen.upsell === 'bakery') === snapshot.context.offers.includes(sweets[0]),
  },
  sentences: {
    events: {
      'order.changed': ({ order }) => `Another tab chooses ${order.destination} at ${order.cafe.name}.`,
      'time.picked': ({ at }) => `Choose ${at}.`,
      'setup.requested': 'Press "Choose another time or day".',
      'offer.taken': ({ itemId }) => `Press the button that adds ${itemId}.`,
      'cart.revised': ({ itemIds }) => (itemIds.length > 0 ? `The cart has ${itemIds.join(' and ')}.` : 'The cart has nothing of it.'),
      'cart.troubled': 'The server refuses a change of the cart, or it cannot be reached.',
      'checkout.continued': 'Press "Check out".',
      'upsell.left': 'Press "Back to cart", or Escape.',
    },
    outcomes: {
      findTimes: {
        enough: 'The kitchen needs no longer.',
        longer: 'The kitchen needs longer.',
        failed: 'No answer comes.',
      },
      checkTime: {
        kept: 'The time can still be had.',
        passed: 'The time has passed meanwhile.',
        failed: 'The time cannot be checked.',
      },
      findUpsell: {
        beverage: 'The cart has no drink.',
        bakery: 'The cart has a drink and nothing sweet.',
        nothing: 'Nothing fits.',
        failed: 'No answer comes.',
      },
    },
  },
  inputs: {
    'a guest with a large order': { ...input, isLarge: true },
    'a guest on the way to the checkout': input,
    'a guest who follows a link to the bakery': { ...input, only: 'bakery' },
  },
  payloads: {
    'order.changed': [{ order: pickup }, { order: delivery }],
    'time.picked': [{ at: `${today}T14:05` }, { at: `${today}T09:00` }],
    'offer.taken': [{ itemId: 'lemonade' }, { itemId: 'cookie' }],
    'cart.revised': [{ itemIds: [] }, { itemIds: ['lemonade'] }],
  },
  outcomes: {
    findTimes: {
      enough: [{}],
      longer: [
        { order: pickup, large },
        { order: delivery, large: { ...large, day: '2026-11-24', times: ['2026-11-24T10:00', '2026-11-24T10:15'] } },
        { order: pickup, large: { ...large, minutes: null } },
      ],
    },
    checkTime: { kept: [{}], passed: [{}] },
    findUpsell: { beverage: [{ offers: drinks, order: pickup }], bakery: [{ offers: sweets, order: pickup }], nothing: [{}] },
  },
});
