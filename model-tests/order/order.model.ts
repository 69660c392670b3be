import { defaultFeatures } from '#domain/app/features.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { orderScreen } from '#machines/order/order.screen.ts';
import { isSameValue } from '#domain/same-value.ts';
import { defineModel } from '../kit/model.ts';
import { delivery, pickup } from '../samples/orders.ts';

const renewed = { priority: 'ASAP', leadMinutes: 30 } as const;
const facts = { features: defaultFeatures, visitor: 'anonymous' } as const;

export const model = defineModel({
  machine: orderMachine,
  screen: orderScreen,
  screens: {
    notStarted: 'There is no order in hand.',
    orderSetup: 'How, where and when.',
    inProgress: 'An order is in hand.',
    checkout: 'The guest pays.',
    closing: 'The order is placed; its cart is emptied.',
    orderConfirmation: 'The order is placed.',
  },
  invariants: {
    'opens the checkout only for an order in hand (ORD-SETUP-17)': ({ screen, trail }) =>
      screen.kind !== 'checkout' || trail.at(-1)?.type !== 'checkout.opened' || screen.order !== null,
    'remembers the cart that its checkout was for, once that is placed': ({ snapshot: { context }, trail }) => {
      const last = trail.at(-1);
      return (
        last?.type !== 'xstate.done.actor.checkout' || last.output?.['kind'] !== 'placed' || context.placedCartId === last.output['cartId']
      );
    },
    'has no order in hand for a cart that was placed': ({ screen, trail }) => {
      const last = trail.at(-1);
      return last?.type !== 'xstate.done.actor.closeCart' || last.output?.['kind'] !== 'closed' || screen.order === null;
    },
    'has the lead minutes that its cafe names now (AVAIL-01)': ({ screen: { kind, order }, trail }) =>
      trail.at(-1)?.type !== 'cafe.read' ||
      order?.destination !== 'RPU' ||
      ['checkout', 'closing'].includes(kind) ||
      isSameValue(order.schedule, renewed),
    'pays for the order as it was when the checkout opened, whatever its cafe says meanwhile (AVAIL-01)': ({
      screen: { kind, order },
      trail,
    }) => {
      const opened = trail.findLastIndex(({ type }) => type === 'checkout.opened');
      const isRead = trail.slice(0, opened).some(({ type }) => type === 'cafe.read');
      return kind !== 'checkout' || order?.destination !== 'RPU' || isRead || isSameValue(order.schedule, pickup.schedule);
    },
    'has no order in hand once it is placed': ({ screen }) => screen.kind !== 'orderConfirmation' || screen.order === null,
    'remembers the order that was set up last, until a member has left (ORD-SETUP-13, SESSION-07)': ({ snapshot: { context }, trail }) => {
      const last = trail.findLastIndex(({ output }) => output?.['kind'] === 'completed');
      return last === -1 || context.previous !== null || trail.slice(last + 1).some(({ type }) => type === 'session.left');
    },
    'has nothing of a member who has just left (SESSION-07)': ({ snapshot: { context }, trail }) =>
      trail.at(-1)?.type !== 'session.left' || Object.values(context).every((value) => value === null),
  },
  sentences: {
    events: {
      'setup.requested': ({ destination }) => `Start an order for ${destination ?? 'any destination'}.`,
      'setup.edited': 'Change the order in hand.',
      'setup.left': 'Leave the setup.',
      'member.arrived': 'The visitor is signed in.',
      'features.changed': 'What is switched on becomes known.',
      'checkout.opened': 'Go to checkout.',
      'checkout.left': 'Leave the checkout.',
      'order.cleared': 'Clear the order.',
      'order.synced': ({ order }) => (order === null ? 'Another tab ends the order.' : 'Another tab changes the order.'),
      'cafe.read': 'The cafe is read again, and its kitchen needs longer.',
      'checkout.synced': 'Another tab places the order.',
      'placedOrder.found': 'The cart turns out to be an order that was placed.',
      'cart.readPlaced': 'A read says that the cart is an order that was placed.',
      'cart.revised': 'Another tab changes what is in the cart.',
      'session.left': 'The member is signed out.',
    },
    outcomes: {
      orderSetup: {
        completed: 'The order is set up.',
        abandoned: 'The setup is left.',
        failed: 'The setup flow fails.',
      },
      checkout: {
        placed: ({ orderId }) => `The order ${orderId} is placed.`,
        left: 'The checkout is left.',
        orderDiffers: 'The cart turns out to be for another order.',
        failed: 'The checkout flow fails.',
      },
      closeCart: {
        closed: 'The cart of the order is closed.',
        replaced: 'Another cart has taken its place.',
        failed: 'The cart cannot be closed.',
      },
    },
  },
  inputs: {
    'no order': { order: null, previous: null, placedCartId: null },
    'an order in hand': { order: pickup, previous: pickup, placedCartId: null },
  },
  keys: ['order', 'checkoutCartId', 'setup'],
  payloads: {
    'setup.requested': [
      { destination: 'RPU', ...facts },
      { destination: 'DELIVERY', isGroup: true, features: defaultFeatures, visitor: 'member' },
    ],
    'setup.edited': [facts],
    'features.changed': [{ features: defaultFeatures }],
    'checkout.opened': [{ cartId: 'cart-1' }],
    'order.synced': [
      { order: delivery, previous: delivery },
      { order: null, previous: pickup },
    ],
    'cafe.read': [{ cafe: pickup.cafe, destination: 'RPU', leadMinutes: renewed.leadMinutes }],
    'checkout.synced': [{ cartId: 'cart-1' }, { cartId: 'cart-2' }],
    'placedOrder.found': [{ cartId: 'cart-2' }],
    'cart.readPlaced': [{ cartId: 'cart-1' }],
    'cart.revised': [{ isOwn: false }],
  },
  outcomes: {
    orderSetup: { completed: [{ order: pickup }], abandoned: [{}] },
    checkout: { placed: [{ orderId: 'order-1', cartId: 'cart-1' }], left: [{}], orderDiffers: [{}] },
    closeCart: { closed: [{}], replaced: [{}] },
  },
  hasNoView: true,
});
