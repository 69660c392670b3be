import { pricingContext } from '#domain/pricing/order-context.ts';
import { dynamicPricingMachine } from '#machines/dynamic-pricing/dynamic-pricing.machine.ts';
import { dynamicPricingScreen } from '#machines/dynamic-pricing/dynamic-pricing.screen.ts';
import { defineModel } from '../kit/model.ts';
import { delivery, pickup } from '../samples/orders.ts';

const now = '2026-11-20T12:00';
const schedule = { priority: 'LATER', at: '2026-11-20T12:30' } as const;
const atCounter = pricingContext({ order: { ...pickup, schedule }, now, cart: null, customer: null, isMember: false });
const withSoup = { ...atCounter, cartId: 'cart-1', items: [{ itemId: '101012', quantity: 1 }] };
const toDoor = pricingContext({ order: { ...delivery, schedule }, now, cart: null, customer: null, isMember: false });
const soup = { originalPrice: 649, adjPrice: 519, rules: ['Soup of the day'] };

export const model = defineModel({
  machine: dynamicPricingMachine,
  screen: dynamicPricingScreen,
  screens: {
    idle: 'The prices of the menu.',
    fetching: 'The prices of the menu, or those for the same place and time.',
    applied: 'What was and what is, where a rule has changed a price.',
    cleared: 'The prices of the menu.',
  },
  invariants: {
    'has no prices after a call that failed (PRICING-03)': ({ snapshot, screen }) =>
      !snapshot.matches('cleared') || Object.keys(screen.overrides).length === 0,
    'has prices only of the place and time that they were asked for (PRICING-02)': ({ snapshot: { context }, trail }) => {
      const moved = trail.findLastIndex((event) => event.type === 'context.changed' && event['context'] === toDoor);
      const told = trail.findLastIndex(({ type }) => type === 'xstate.done.actor.loadOverrides');
      return context.asked?.destination !== 'DELIVERY' || Object.keys(context.overrides).length === 0 || told > moved;
    },
    'does not stay with the menu’s prices after a failure: the rules are asked for again (PRICING-03)': ({ snapshot }) =>
      !snapshot.matches('cleared') || snapshot.children.pause !== undefined,
    'does not ask again about an order that was asked about and is still the same (CART-08)': ({ snapshot, trail }) => {
      const last = trail.at(-1);
      const before = trail.slice(0, -1).findLast(({ type }) => type === 'context.changed');
      const isRepeated = last?.type === 'context.changed' && before?.['context'] === last['context'];
      return !isRepeated || trail.at(-2)?.type === 'context.changed' || !snapshot.matches('fetching');
    },
  },
  sentences: {
    events: {
      'context.changed': ({ context }) => `The order is for ${context.destination}, with ${context.items.length} lines.`,
      'overrides.retried': 'A price is to be taken.',
    },
    outcomes: {
      loadOverrides: { loaded: 'The prices arrive.', failed: 'No answer comes about the prices.' },
    },
  },
  inputs: { 'the feature is on': {} },
  payloads: { 'context.changed': [{ context: atCounter }, { context: withSoup }, { context: toDoor }] },
  outcomes: { loadOverrides: { loaded: [{ overrides: { 101012: soup }, pkid: 'p-1' }] } },
  // How often it has failed makes a wait longer, and nothing else.
  keys: ['asked', 'overrides'],
  hasNoView: true,
});
