import { assign, setup } from 'xstate';
import type { CartChange, CartLineRequest, CartProblem } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { given, is, the } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import type {
  CartContext,
  CartEvent,
  CartInput,
  ChangeCartInput,
  ChangeCartResult,
  SetUpCartInput,
  SetUpCartResult,
} from './cart.types.ts';

type Wish<Type extends CartEvent['type']> = { event: Extract<CartEvent, { type: Type }> };
const adding = ({ event: { line } }: Wish<'line.added'>): CartChange => ({ kind: 'add', line });
const modifying = ({ event: { line, sequenceNum } }: Wish<'line.changed'>): CartChange => ({ kind: 'modify', line, sequenceNum });
const removing = ({ event: { sequenceNum } }: Wish<'line.removed'>): CartChange => ({ kind: 'remove', sequenceNum });
const counting = ({ event: { sequenceNum, by } }: Wish<'quantity.changed'>): CartChange => ({ kind: 'quantity', sequenceNum, by });

/** The link to the cart is lit this long after something came in (CART-22, NAV-18). */
const HIGHLIGHT_MS = 1000;
/** Nobody wishes faster than this many changes ahead of the server. */
const ROOM = 20;
/** A removed line can be put back this long. */
const UNDO_MS = 5000;

/** The cart: one change at a time, in the order of the guest's wishes. Its contents lie in the query cache (CART). */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    input: {} as CartInput,
    events: {} as CartEvent,
  },
  actors: {
    setUpCart: port<SetUpCartInput, SetUpCartResult>('setUpCart'),
    changeCart: port<ChangeCartInput, ChangeCartResult>('changeCart'),
    pause: waits.pause,
  },
  guards: {
    hasMore: ({ context: { queue, isStale } }) => queue.length > 0 || isStale,
    hasRoom: ({ context: { queue, room } }) => queue.length < room,
    hasNoOrder: ({ context: { order } }) => order === null,
    needsSetUp: ({ context: { cartId, isStale } }) => isStale || cartId === null,
    hasRemoved: ({ context: { removed } }) => removed !== null,
  },
  actions: {
    keepOrder: assign((_, { order }: { order: SetUpOrder }) => ({ order, isStale: true })),
    setOrder: assign((_, { order }: { order: SetUpOrder }) => ({ order })),
    want: assign(({ context }, change: CartChange) => ({ queue: [...context.queue, change] })),
    wantRemovedBack: assign(({ context: { queue, removed } }) => ({
      queue: [...queue, { kind: 'add', line: must(removed, 'removed') } satisfies CartChange],
    })),
    keepCart: assign((_, { cartId, problems = [] }: { cartId: string; problems?: readonly CartProblem[] }) => ({
      cartId,
      problems,
      isStale: false,
    })),
    finish: assign(({ context: { queue } }) => ({ queue: queue.slice(1) })),
    keepRemoved: assign((_, { line }: { line: CartLineRequest | null }) => ({ removed: line })),
    keepProblems: assign((_, { problems }: { problems: readonly CartProblem[] }) => ({ problems })),
    // A line of a cart that is gone cannot be changed; what was to be added still can.
    forgetCart: assign(({ context: { queue } }) => ({ cartId: null, isStale: true, queue: queue.filter(({ kind }) => kind === 'add') })),
    keepReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    dropChange: assign(({ context: { queue } }) => ({ queue: queue.slice(1), isStale: false })),
    dropReason: assign({ reasonCode: null }),
    dropProblems: assign({ problems: [] }),
    dropRemoved: assign({ removed: null }),
    empty: assign({ cartId: null, order: null, isStale: false, queue: [] }),
  },
}).createMachine({
  id: 'cart',
  context: ({ input: { cartId, order, room = ROOM } }) => ({
    cartId,
    order,
    room,
    isStale: order !== null && cartId === null,
    queue: [],
    removed: null,
    problems: [],
    reasonCode: null,
  }),
  initial: 'resting',
  on: {
    'order.setUp': { target: '.resting', actions: { type: 'keepOrder', params: given } },
    'order.rescheduled': { actions: { type: 'setOrder', params: given } },
    'cart.emptied': { target: '.resting', actions: 'empty' },
    // Whatever is wished while another change is under way waits for its turn.
    'line.added': { guard: 'hasRoom', actions: { type: 'want', params: adding } },
    'line.changed': { guard: 'hasRoom', actions: { type: 'want', params: modifying } },
    'line.removed': { guard: 'hasRoom', actions: { type: 'want', params: removing } },
    'quantity.changed': { guard: 'hasRoom', actions: { type: 'want', params: counting } },
  },
  states: {
    deciding: {
      always: [{ guard: 'hasNoOrder', target: 'waitingForOrder' }, { guard: 'needsSetUp', target: 'settingUp' }, { target: 'changing' }],
    },
    resting: {
      description: 'The cart stands as the server has it; what still waits begins at once.',
      initial: 'calm',
      always: { guard: 'hasMore', target: 'deciding' },
      states: {
        calm: {},
        added: {
          description: 'Something came in: the link to the cart is lit.',
          invoke: { id: 'pause', src: 'pause', input: { ms: HIGHLIGHT_MS }, onDone: 'calm', onError: 'calm' },
        },
        removed: {
          description: 'A line is gone, and can be put back.',
          on: { 'removal.undone': { guard: 'hasRemoved', actions: 'wantRemovedBack' } },
          exit: 'dropRemoved',
          invoke: { id: 'pause', src: 'pause', input: { ms: UNDO_MS }, onDone: 'calm', onError: 'calm' },
        },
        troubled: {
          description: 'Not everything was taken as asked; the guest reads why.',
          on: { 'problems.seen': 'calm' },
          exit: 'dropProblems',
        },
      },
    },
    waitingForOrder: {
      description: 'Something shall come in, but the guest has not said how, where and when (CART-13).',
      on: { 'change.dropped': { target: 'resting', actions: 'dropChange' } },
    },
    settingUp: {
      description: 'The server hears of the order: the cart is made, or brought up to date.',
      invoke: {
        id: 'setUpCart',
        src: 'setUpCart',
        input: ({ context: { cartId, order } }) => ({ cartId, order: must(order, 'order') }),
        onDone: [
          { guard: is('set'), target: 'resting', actions: { type: 'keepCart', params: the('set') } },
          { guard: is('setWithTrouble'), target: 'resting.troubled', actions: { type: 'keepCart', params: the('setWithTrouble') } },
          { guard: is('gone'), target: 'resting', actions: 'forgetCart' },
          { guard: is('refused'), target: 'refused', actions: { type: 'keepReason', params: the('refused') } },
        ],
        onError: 'unreachable',
      },
    },
    changing: {
      description: 'One change is under way.',
      invoke: {
        id: 'changeCart',
        src: 'changeCart',
        input: ({ context: { cartId, queue } }) => ({ cartId: must(cartId, 'cartId'), change: must(queue[0], 'change') }),
        onDone: [
          { guard: is('added'), target: 'resting.added', actions: 'finish' },
          { guard: is('removed'), target: 'resting.removed', actions: ['finish', { type: 'keepRemoved', params: the('removed') }] },
          { guard: is('changed'), target: 'resting', actions: 'finish' },
          { guard: is('troubled'), target: 'resting.troubled', actions: ['finish', { type: 'keepProblems', params: the('troubled') }] },
          { guard: is('gone'), target: 'resting', actions: 'forgetCart' },
          { guard: is('refused'), target: 'refused', actions: { type: 'keepReason', params: the('refused') } },
        ],
        onError: 'unreachable',
      },
    },
    refused: {
      description: 'The server said no; the guest reads why.',
      exit: 'dropReason',
      on: { 'change.dropped': { target: 'resting', actions: 'dropChange' } },
    },
    unreachable: {
      description: 'No answer came. What the guest wants is kept, and tried again when they say so.',
      on: { 'change.retried': 'resting', 'change.dropped': { target: 'resting', actions: 'dropChange' } },
    },
  },
});
