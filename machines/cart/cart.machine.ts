import { isMaintenanceFailure, isOfflineFailure } from '#domain/app/call-failure.ts';
import { retryExcluded } from '#domain/cart/excluded.ts';
import { must } from '#domain/must.ts';
import { eventParams, is, outcome } from '../kit/outcome.ts';
import { adding, arrivingIn, counting, modifying, queued, removing } from './asked-change.ts';
import { cartSetup, first, ROOM } from './cart.setup.ts';
import type { CartContext, ChangeCartInput, ChangeCartResult } from './cart.types.ts';

/** Time between an addition and its feedback (CART-22, AMB-48). */
const FEEDBACK_MS = 500;
/** Duration of the highlight of the link to the cart (CART-22, NAV-18). */
const HIGHLIGHT_MS = 1000;

/** The order changed while the server judged the line by the one before. */
const isExcludedByFormerOrder = ({ context, event: { output } }: { context: CartContext; event: { output: ChangeCartResult } }) =>
  context.isStale && output.kind === 'excluded';

/** Why no answer came. */
const unanswered = ({ event: { error } }: { event: { error: unknown } }) => ({
  isOffline: isOfflineFailure(error),
  isMaintenance: isMaintenanceFailure(error),
});

/** The request for the first change. */
const requestOf = ({ context }: { context: CartContext }): ChangeCartInput => {
  const { id, change } = first(context);
  return { cartId: must(context.cartId, 'cartId'), id: must(id, 'id'), change, arriving: arrivingIn(context.queue.slice(1)) };
};

/** The event is of another cart than the one in hand. */
const ofOtherCart = { guard: { type: 'isOtherCart', params: eventParams } } as const;

/**
 * The cart: one change at a time, in the guest's order. Its contents are in the query cache (CART). Every change has an id before it is
 * requested; after a lost answer the server is asked whether it was applied, and only then is it repeated.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input: { cartId, order, isStale, queue = [], excluded = [], limits = [], priceChanges = [], room = ROOM } }) => ({
    cartId,
    order,
    room,
    isStale: isStale ?? (order !== null && cartId === null),
    isSuperseded: false,
    ...retryExcluded({ queue, excluded }, order),
    canRepeat: true,
    canRenew: true,
    removed: null,
    added: null,
    turnedAway: [],
    limits,
    refusals: [],
    priceChanges,
    reasonCode: null,
    isMaintenance: false,
  }),
  initial: 'resting',
  on: {
    'order.setUp': { actions: { type: 'setOrder', params: eventParams } },
    'order.rescheduled': { actions: { type: 'reschedule', params: eventParams } },
    'cart.emptied': { target: '.resting', actions: ['empty', 'emitReplaced'] },
    'cart.synced': [
      { ...ofOtherCart, target: '.resting', actions: ['emitDropped', { type: 'syncCart', params: eventParams }, 'emitReplaced'] },
      { actions: { type: 'syncOrder', params: eventParams } },
    ],
    'limits.seen': { actions: 'clearLimits' },
    'refusals.seen': { actions: 'clearRefusals' },
    'goneLines.added': { actions: 'enqueueGone' },
    'priceChanges.found': [ofOtherCart, { actions: { type: 'addPriceChanges', params: eventParams } }],
    'priceChanges.seen': { actions: 'clearPriceChanges' },
    'excluded.dropped': { actions: { type: 'dropExcluded', params: eventParams } },
    'queue.adopted': { target: '.resting', actions: [{ type: 'keepLeft', params: eventParams }, 'endUndo'] },
    // Changes during another change wait for their turn.
    'line.added': queued(adding),
    'line.changed': queued(modifying),
    'line.removed': queued(removing),
    'quantity.changed': queued(counting),
  },
  states: {
    deciding: {
      always: [
        { guard: 'isInDoubt', target: 'reconciling' },
        { guard: 'isOfOtherCart', target: 'resting.troubled', actions: ['setGone', 'dequeue'] },
        { guard: 'hasNoOrder', target: 'waitingForOrder', actions: 'emitNoOrder' },
        { guard: 'needsSetUp', target: 'settingUp' },
        { guard: 'hasNoId', target: 'recording' },
        { target: 'changing' },
      ],
    },
    resting: {
      description: 'The cart is as the server has it; what is queued begins at once.',
      initial: 'calm',
      always: { guard: 'hasMore', target: 'deciding' },
      on: {
        'cart.readPlaced': [ofOtherCart, { actions: { type: 'emitReadPlaced', params: eventParams } }],
      },
      states: {
        calm: {},
        accepted: {
          description: 'Something came in; its feedback follows, before the next change at the latest (CART-22).',
          always: { guard: 'hasMore', target: '#cart.deciding', actions: 'emitAdded' },
          invoke: {
            id: 'pause',
            src: 'pause',
            input: { ms: FEEDBACK_MS },
            onDone: { target: 'added', actions: 'emitAdded' },
            onError: { target: 'added', actions: 'emitAdded' },
          },
        },
        added: {
          description: 'Something came in: the link to the cart is highlighted.',
          invoke: { id: 'pause', src: 'pause', input: { ms: HIGHLIGHT_MS }, onDone: 'calm', onError: 'calm' },
        },
        removed: {
          description: 'A line is gone, and can be put back until the next change, or until the guest leaves the page.',
          always: { guard: 'hasMore', target: '#cart.deciding', actions: 'endUndo' },
          on: {
            'removal.undone': { guard: 'hasRemoved', actions: 'enqueueRemoved' },
            'page.left': { target: 'calm', actions: 'endUndo' },
          },
        },
        troubled: {
          description: 'Not everything was taken as asked; the guest reads why, also while the next change is made.',
          on: {
            'limits.seen': { target: 'calm', actions: 'clearLimits' },
            'refusals.seen': { target: 'calm', actions: 'clearRefusals' },
          },
        },
      },
    },
    waitingForOrder: {
      description: 'A line is to come in, but there is no order yet (CART-13).',
      on: {
        'order.setUp': { target: 'resting', actions: { type: 'setOrder', params: eventParams } },
        'change.dropped': { target: 'resting', actions: 'clearChange' },
      },
    },
    settingUp: {
      description: 'The server is told of the order: the cart is made, or brought up to date.',
      entry: 'clearSuperseded',
      invoke: {
        id: 'setUpCart',
        src: 'setUpCart',
        input: ({ context: { cartId, order, queue } }) => ({ cartId, order: must(order, 'order'), arriving: arrivingIn(queue) }),
        onDone: [
          {
            guard: is('set'),
            target: 'resting',
            actions: [
              { type: 'setCart', params: outcome('set') },
              { type: 'emitOrderTaken', params: outcome('set') },
            ],
          },
          {
            guard: is('setWithTrouble'),
            target: 'resting.troubled',
            actions: [
              { type: 'setCart', params: outcome('setWithTrouble') },
              { type: 'emitOrderTaken', params: outcome('setWithTrouble') },
            ],
          },
          { guard: is('gone'), target: 'renewing', actions: { type: 'enqueueGiftCards', params: outcome('gone') } },
          { guard: is('placed'), target: 'renewing', actions: { type: 'emitFoundPlaced', params: outcome('placed') } },
          {
            guard: is('refused'),
            target: 'refused',
            actions: [
              { type: 'setReason', params: outcome('refused') },
              { type: 'emitSetUpFailed', params: outcome('refused') },
            ],
          },
        ],
        onError: { target: 'unreachable', actions: { type: 'emitSetUpFailed', params: unanswered } },
      },
    },
    recording: {
      description: 'The change gets its id, and is written down before it is requested.',
      invoke: {
        id: 'recordChange',
        src: 'recordChange',
        input: ({ context }) => ({ cartId: must(context.cartId, 'cartId'), change: first(context).change }),
        onDone: { guard: is('recorded'), target: 'changing', actions: { type: 'setId', params: outcome('recorded') } },
        onError: { target: 'unreachable', actions: { type: 'emitChangeFailed', params: unanswered } },
      },
    },
    changing: {
      description: 'One change is under way.',
      entry: 'setSent',
      invoke: {
        id: 'changeCart',
        src: 'changeCart',
        input: requestOf,
        onDone: [
          { guard: is('added'), target: 'resting.accepted', actions: [{ type: 'setTaken', params: outcome('added') }, 'dequeue'] },
          { guard: is('removed'), target: 'resting.removed', actions: [{ type: 'setRemoved', params: outcome('removed') }, 'dequeue'] },
          { guard: is('changed'), target: 'resting', actions: [{ type: 'setTaken', params: outcome('changed') }, 'dequeue'] },
          { guard: isExcludedByFormerOrder, target: 'resting', actions: 'requeue' },
          {
            guard: is('excluded'),
            target: 'resting',
            actions: [
              { type: 'emitExcluded', params: outcome('excluded') },
              { type: 'setExcluded', params: outcome('excluded') },
              'dequeue',
            ],
          },
          {
            guard: is('troubled'),
            target: 'resting.troubled',
            actions: [
              { type: 'emitChangeFailed', params: outcome('troubled') },
              { type: 'setProblems', params: outcome('troubled') },
              'dequeue',
            ],
          },
          { guard: is('gone'), target: 'renewing', actions: { type: 'enqueueGiftCards', params: outcome('gone') } },
          { guard: is('placed'), target: 'renewing', actions: { type: 'emitFoundPlaced', params: outcome('placed') } },
          {
            guard: is('refused'),
            target: 'refused',
            actions: [
              'clearSent',
              { type: 'setReason', params: outcome('refused') },
              { type: 'emitChangeFailed', params: outcome('refused') },
            ],
          },
        ],
        onError: { target: 'reconciling', actions: { type: 'setMaintenance', params: unanswered } },
      },
    },
    reconciling: {
      description: 'No answer came: the server is asked whether it applied the change.',
      invoke: {
        id: 'findChange',
        src: 'findChange',
        input: requestOf,
        onDone: [
          { guard: is('added'), target: 'resting.accepted', actions: [{ type: 'setTaken', params: outcome('added') }, 'dequeue'] },
          { guard: is('removed'), target: 'resting.removed', actions: [{ type: 'setRemoved', params: outcome('removed') }, 'dequeue'] },
          { guard: is('changed'), target: 'resting', actions: [{ type: 'setTaken', params: outcome('changed') }, 'dequeue'] },
          { guard: is('notApplied'), target: 'repeating' },
          { guard: is('unclear'), target: 'unclear', actions: 'emitDoubt' },
          { guard: is('gone'), target: 'renewing', actions: { type: 'enqueueGiftCards', params: outcome('gone') } },
          { guard: is('placed'), target: 'renewing', actions: { type: 'emitFoundPlaced', params: outcome('placed') } },
        ],
        onError: { target: 'unreachable', actions: { type: 'emitChangeFailed', params: unanswered } },
      },
    },
    repeating: {
      always: [
        { guard: 'canRepeat', target: 'deciding', actions: 'clearSent' },
        {
          target: 'unreachable',
          actions: { type: 'emitChangeFailed', params: ({ context: { isMaintenance } }) => ({ isMaintenance }) },
        },
      ],
    },
    renewing: {
      always: [
        { guard: 'canRenew', target: 'resting', actions: ['emitDropped', 'clearCart', 'emitReplaced'] },
        { target: 'unreachable', actions: { type: 'emitSetUpFailed', params: {} } },
      ],
    },
    unclear: {
      description: 'The server does not tell whether it applied the change; the guest does.',
      exit: 'emitFailureLeft',
      on: {
        'change.repeated': { target: 'resting', actions: ['clearSent', 'allowRepeat'] },
        'change.dropped': { target: 'resting', actions: 'dequeue' },
      },
    },
    refused: {
      description: 'The server refused, and why. A change of the order is retried or changed, never dropped: the cart is for another.',
      exit: ['clearReason', 'emitFailureLeft'],
      on: {
        'order.setUp': { target: 'resting', actions: { type: 'setOrder', params: eventParams } },
        'change.retried': { guard: 'isOrderUnsaved', target: 'resting' },
        'change.dropped': { guard: 'canDrop', target: 'resting', actions: 'clearChange' },
      },
    },
    unreachable: {
      description: 'No answer came. The changes are kept until the guest tries again; a new change tries them first.',
      exit: ['allowRepeat', 'emitFailureLeft'],
      on: {
        'order.setUp': { target: 'resting', actions: { type: 'setOrder', params: eventParams } },
        // The guest was told that it could not be added: the same line once more is a retry.
        'line.added': [{ guard: { type: 'isQueued', params: adding }, target: 'resting' }, queued(adding, 'resting')],
        'line.changed': queued(modifying, 'resting'),
        'line.removed': queued(removing, 'resting'),
        'quantity.changed': queued(counting, 'resting'),
        'goneLines.added': { target: 'resting', actions: 'enqueueGone' },
        'change.retried': 'resting',
        'change.dropped': { guard: 'canDrop', target: 'resting', actions: 'clearChange' },
      },
    },
  },
});
