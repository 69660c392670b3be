import { createActor } from 'xstate';
import { noCampaignParams } from '#domain/navigation/query.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { appScreen } from '#machines/app/app.screen.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { openableFlows, type FlowName } from '#machines/app/openable-flows.ts';
import { defineModel } from '../kit/model.ts';
import { withStubbedActors } from '../kit/stubbed-actors.ts';
import { clubLine as line } from '../samples/carts.ts';
import { pickup } from '../samples/orders.ts';

const visit = {
  isTest: false,
  isDebug: false,
  isContinuedGuest: false,
  hasToken: false,
  campaignParams: noCampaignParams,
  hasSeenWelcome: false,
  lastFeatures: {},
};
const input = { cafeId: '203', placardId: '7202', name: 'Club', itemId: '72022', customizationsId: null, line: null, customizationsMax: 5 };

const sessionOf = (isContinued: boolean, hasToken: boolean) =>
  createActor(withStubbedActors({ machine: sessionMachine }), { input: { isContinued, hasToken } }).getSnapshot();

/** The root treats all flows opened by name alike, so the product is the only sample. */
const isLikeProduct = (name: string): name is Exclude<FlowName, 'product'> => name !== 'product';

export const model = defineModel({
  machine: appMachine,
  screen: appScreen,
  screens: { running: 'The pages.' },
  invariants: {
    'has no flow open for a member who has just left (SESSION-07)': ({ snapshot: { context }, trail }) =>
      trail.at(-1)?.type !== 'session.left' || Object.keys(context.openFlows).length === 0,
  },
  sentences: {
    events: {
      online: 'The device is online again.',
      offline: 'The device goes offline.',
      'page.shown': 'The browser shows the page again from its history.',
      'notice.shown': 'A notice is to be shown.',
      'params.stored': 'The address carries campaign parameters.',
      'welcome.seen': 'Close the welcome.',
      'session.needed': 'Something asks who the visitor is.',
      'guest.continued': 'Continue as guest.',
      'session.left': 'The member is signed out.',
      'cart.synced': 'Another tab has another cart.',
      'cart.retried': 'Try again where the cart broke.',
      'queue.adopted': 'Another page takes the changes of the cart over.',
      'priceChanges.found': 'A read of the cart has other prices.',
      'order.setUp': 'The cart is set up for the order.',
      'order.rescheduled': 'The order has a later time.',
      'cart.emptied': 'The cart is emptied.',
      'line.added': ({ line: { name } }) => `Add ${name}.`,
      'line.changed': ({ line: { name } }) => `Change ${name} in the cart.`,
      'flow.opened': ({ name }) => `Open the ${name}.`,
      'flow.closed': ({ name }) => `Leave the ${name}.`,
    },
    outcomes: {
      site: { failed: 'The site flow fails.' },
      session: { failed: 'The session flow fails.' },
      notices: { failed: 'The notices fail.' },
      overlays: { failed: 'The overlays fail.' },
      cart: { failed: 'The cart flow fails.' },
      orders: { failed: 'The orders fail.' },
      adding: { failed: 'Adding by a press fails.' },
      product: {
        chosen: ({ line }) => `${line.name} is chosen.`,
        closed: 'The product is closed.',
        failed: 'The product flow fails.',
      },
    },
  },
  inputs: {
    'a new visitor': visit,
    'a member who comes back': { ...visit, hasToken: true },
  },
  keys: ['visitor', 'openFlows'],
  alike: Object.keys(openableFlows).filter(isLikeProduct),
  payloads: {
    'flow.opened': [{ name: 'product', input }],
    'flow.closed': [{ name: 'product' }],
    'order.setUp': [{ order: pickup }],
    'order.rescheduled': [{ order: pickup }],
    'line.added': [{ line }],
    'line.changed': [{ cartId: 'cart-1', sequenceNum: 3, line }],
    'cart.synced': [{ cartId: 'cart-2', order: pickup, priceChanges: [] }],
    'queue.adopted': [{ queue: [], excluded: [] }],
    'priceChanges.found': [{ cartId: 'cart-1', priceChanges: [] }],
    'notice.shown': [{ notice: noticeOf('success', 'page.error') }],
    'params.stored': [{ campaignParams: { ...noCampaignParams, promoCode: 'BREAD' } }],
  },
  outcomes: {
    product: {
      chosen: [
        { line, accepted: [], extra: 0, extraCalories: 0, editing: null },
        { line, accepted: [], extra: 0, extraCalories: 0, editing: { cartId: 'cart-1', sequenceNum: 3 } },
      ],
      closed: [{}],
    },
  },
  snapshots: {
    session: [sessionOf(true, false), sessionOf(false, true)],
  },
  longLived: ['site', 'session', 'notices', 'overlays', 'cart', 'orders', 'adding'],
  hasNoView: true,
});
