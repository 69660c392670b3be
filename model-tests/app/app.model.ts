import { createActor } from 'xstate';
import { defaultFeatures } from '#domain/app/features.ts';
import { noCampaignParams } from '#domain/navigation/query.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { appScreen } from '#machines/app/app.screen.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { openableFlows, type FlowName } from '#machines/app/openable-flows.ts';
import { defineModel } from '../kit/model.ts';
import { withStubbedActors } from '../kit/stubbed-actors.ts';
import { clubLine as line } from '../samples/carts.ts';
import { pickup } from '../samples/orders.ts';

const visit = {
  isTest: false,
  isDebug: false,
  order: null,
  previous: null,
  isContinuedGuest: false,
  hasToken: false,
  campaignParams: noCampaignParams,
  hasSeenWelcome: false,
  placedCartId: null,
};
const input = { cafeId: '203', placardId: '7202', name: 'Club', itemId: '72022', customizationsId: null, line: null, customizationsMax: 5 };

const sessionOf = (isContinued: boolean, hasToken: boolean) =>
  createActor(withStubbedActors({ machine: sessionMachine }), { input: { isContinued, hasToken } }).getSnapshot();
const cartOf = (cartId: string | null) =>
  createActor(withStubbedActors({ machine: cartMachine }), { input: { cartId, order: null } }).getSnapshot();

/** The root treats all flows opened by name alike, so the product is the only sample. */
const isLikeProduct = (name: string): name is Exclude<FlowName, 'product'> => name !== 'product';

export const model = defineModel({
  machine: appMachine,
  screen: appScreen,
  screens: { booting: 'The site opens.', running: 'The pages, and how far the order in hand is.' },
  invariants: {
    'opens the checkout only for an order with a cart (ORD-SETUP-17)': ({ snapshot: { context }, screen, trail }) =>
      screen.kind === 'booting' ||
      screen.stage !== 'checkout' ||
      trail.at(-1)?.type !== 'checkout.opened' ||
      (context.order !== null && context.cartId !== null),
    'remembers the cart that its checkout was for, once that is placed': ({ snapshot: { context }, trail }) => {
      const last = trail.at(-1);
      return (
        last?.type !== 'xstate.done.actor.checkout' || last.output?.['kind'] !== 'placed' || context.placedCartId === last.output['cartId']
      );
    },
    'has no order in hand for a cart that was placed': ({ snapshot: { context }, trail }) => {
      const last = trail.at(-1);
      const isPlaced = last?.type === 'xstate.done.actor.checkout' && last.output?.['kind'] === 'placed';
      return !isPlaced || context.order === null || (context.hasCart && context.cartId !== context.placedCartId);
    },
    'has no order in hand once it is placed': ({ snapshot: { context }, screen }) =>
      screen.kind === 'booting' || screen.stage !== 'orderConfirmation' || context.order === null,
    'remembers the order that was set up last, until a member has left (ORD-SETUP-13, SESSION-07)': ({ snapshot: { context }, trail }) => {
      const last = trail.findLastIndex(({ output }) => output?.['kind'] === 'completed');
      const mayHaveLeft = trail.slice(last + 1).some(({ type }) => type === 'session.left' || type === 'xstate.snapshot.session');
      return last === -1 || context.previous !== null || mayHaveLeft;
    },
    'has nothing of a member who has just left (SESSION-07)': ({ snapshot: { context }, trail }) =>
      trail.at(-1)?.type !== 'session.left' ||
      (context.order === null && context.previous === null && context.placedCartId === null && Object.keys(context.openFlows).length === 0),
  },
  sentences: {
    events: {
      'site.opened': 'The site opens.',
      online: 'The device is online again.',
      offline: 'The device goes offline.',
      'page.shown': 'The browser shows the page again from its history.',
      'notice.shown': 'A notice is to be shown.',
      'params.stored': 'The address carries campaign parameters.',
      'welcome.seen': 'Close the welcome.',
      'session.needed': 'Something asks who the visitor is.',
      'guest.continued': 'Continue as guest.',
      'member.arrived': 'The visitor is signed in.',
      'session.left': 'The member is signed out.',
      'cart.synced': 'Another tab has another cart.',
      'cart.revised': 'Another tab changes what is in the cart.',
      'queue.adopted': 'Another page takes the changes of the cart over.',
      'order.setUp': 'The cart is set up for the order.',
      'order.rescheduled': 'The order has a later time.',
      'cart.emptied': 'The cart is emptied.',
      'line.added': ({ line: { name } }) => `Add ${name}.`,
      'line.changed': ({ line: { name } }) => `Change ${name} in the cart.`,
      'flow.opened': ({ name }) => `Open the ${name}.`,
      'flow.closed': ({ name }) => `Leave the ${name}.`,
      'setup.requested': 'Start an order.',
      'setup.edited': 'Change the order in hand.',
      'order.synced': ({ order }) => (order === null ? 'Another tab ends the order.' : 'Another tab changes the order.'),
      'setup.left': 'Leave the setup.',
      'checkout.opened': 'Go to checkout.',
      'order.cleared': 'Clear the order.',
      'checkout.left': 'Leave the checkout.',
      'checkout.synced': 'Another tab places the order.',
      'placedOrder.found': 'The cart turns out to be an order that was placed.',
    },
    outcomes: {
      site: { failed: 'The site flow fails.' },
      session: { failed: 'The session flow fails.' },
      notices: { failed: 'The notices fail.' },
      overlays: { failed: 'The overlays fail.' },
      cart: { failed: 'The cart flow fails.' },
      orderSetup: {
        completed: 'The order is set up.',
        abandoned: 'The setup is left.',
        failed: 'The setup flow fails.',
      },
      product: {
        chosen: ({ line }) => `${line.name} is chosen.`,
        closed: 'The product is closed.',
        failed: 'The product flow fails.',
      },
      checkout: {
        placed: ({ orderId }) => `The order ${orderId} is placed.`,
        left: 'The checkout is left.',
        orderDiffers: 'The cart turns out to be for another order.',
        failed: 'The checkout flow fails.',
      },
    },
  },
  inputs: {
    'a new visitor': visit,
    'a member who comes back with an order': { ...visit, order: pickup, previous: pickup, hasToken: true },
  },
  keys: ['order', 'cartId', 'checkoutCartId', 'setup', 'visitor', 'openFlows'],
  alike: Object.keys(openableFlows).filter(isLikeProduct),
  payloads: {
    'setup.requested': [{ destination: 'RPU', features: defaultFeatures }],
    'setup.edited': [{ features: defaultFeatures }],
    'flow.opened': [{ name: 'product', input }],
    'flow.closed': [{ name: 'product' }],
    'order.synced': [
      { order: pickup, previous: pickup },
      { order: null, previous: pickup },
    ],
    'checkout.synced': [{ cartId: 'cart-1' }, { cartId: 'cart-2' }],
    'placedOrder.found': [{ cartId: 'cart-1' }],
    'order.setUp': [{ order: pickup }],
    'order.rescheduled': [{ order: pickup }],
    'line.added': [{ line }],
    'line.changed': [{ sequenceNum: 3, line }],
    'cart.synced': [{ cartId: 'cart-2', order: pickup, priceChanges: [] }],
    'notice.shown': [{ notice: noticeOf('success', 'page.error') }],
    'params.stored': [{ campaignParams: { ...noCampaignParams, promoCode: 'BREAD' } }],
  },
  outcomes: {
    orderSetup: {
      completed: [{ order: pickup }],
      abandoned: [{}],
    },
    product: {
      chosen: [
        { line, editing: null },
        { line, editing: 3 },
      ],
      closed: [{}],
    },
    checkout: {
      placed: [
        { orderId: 'order-1', cartId: 'cart-1' },
        { orderId: 'order-2', cartId: 'cart-2' },
      ],
      left: [{}],
      orderDiffers: [{}],
    },
  },
  snapshots: {
    session: [sessionOf(true, false), sessionOf(false, true)],
    cart: [cartOf(null), cartOf('cart-1')],
  },
  longLived: ['site', 'session', 'notices', 'overlays', 'cart'],
  hasNoView: true,
});
