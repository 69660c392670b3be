import { assign, emit, enqueueActions, setup } from 'xstate';
import type { CartChange, CartLineRequest, CartProblem } from '#domain/cart/line.ts';
import { retryExcluded, withoutLine, type Unanswered } from '#domain/cart/excluded.ts';
import { additionsIn, changedLines, pendingChange, withoutPress, type PendingChange } from '#domain/cart/pending.ts';
import { unseenPriceChanges, withAnsweredPrices, type AnsweredPrices, type PriceChange } from '#domain/cart/price-change.ts';
import { goneProblem, isLimit, ofGoneLines, withLimits, withoutLines, withRefusals } from '#domain/cart/problems.ts';
import { isSameChange } from '#domain/cart/same-line.ts';
import { withChange } from '#domain/cart/with-change.ts';
import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { orderKey } from '#domain/order/same-order.ts';
import { port, waits } from '../kit/port.ts';
import { arrivingIn, linesOf, unqueued } from './asked-change.ts';
import type {
  AddedLine,
  CartContext,
  CartEmitted,
  CartEvent,
  CartInput,
  ChangeCartInput,
  ChangeCartResult,
  FindChangeInput,
  FindChangeResult,
  RecordChangeInput,
  RecordChangeResult,
  RemovedLine,
  SetUpCartInput,
  SetUpCartResult,
} from './cart.types.ts';

/** Maximum number of queued changes: an order of before comes in with all its lines at once. */
export const ROOM = 100;

export const first = ({ queue }: CartContext): PendingChange => must(queue[0], 'change');
const setFirst = (context: CartContext, changed: Partial<PendingChange>) => ({
  queue: [{ ...first(context), ...changed }, ...context.queue.slice(1)],
});

/** The queue with one more change, or null without room for it; a line that was set aside leaves that list when it is asked for again. */
function enqueued({ queue, excluded }: Unanswered, change: CartChange, room = Infinity): Unanswered | null {
  const longer = withChange(queue, change, room);
  return longer && { queue: longer, excluded: change.kind === 'add' ? withoutLine(excluded, change.line) : excluded };
}

const withAdditions = (waiting: Unanswered, lines: readonly CartLineRequest[]): Unanswered =>
  lines.reduce((longer, line) => enqueued(longer, { kind: 'add', line }) ?? longer, { queue: waiting.queue, excluded: waiting.excluded });

/** What one more answer says was not taken joins what the guest has not seen. */
const troubleIn = ({ limits, refusals }: CartContext, found: readonly CartProblem[]): Pick<CartContext, 'limits' | 'refusals'> => ({
  limits: withLimits(limits, found),
  refusals: withRefusals(refusals, found),
});

/** What came in by a change that was taken; null: it was no addition. */
const addedBy = (change: CartChange, { price }: AnsweredPrices): AddedLine | null =>
  change.kind === 'add' ? { name: change.line.name, ...(price && price.from !== price.to && { price }) } : null;

/** Without a reason no answer came; what was not taken as asked has its reasons with its lines. */
type ChangeFailure = { reasonCode?: string | null; isOffline?: boolean; isMaintenance?: boolean; problems?: readonly CartProblem[] };
type SetUpFailure = Pick<ChangeFailure, 'reasonCode' | 'isOffline' | 'isMaintenance'>;
type SharedCart = Extract<CartEvent, { type: 'cart.synced' }>;
type SetUpCart = { cartId: string; priceChanges: readonly PriceChange[]; problems?: readonly CartProblem[] };

/** What a cart that is gone leaves. */
const NOTHING = {
  cartId: null,
  isStale: false,
  queue: [],
  excluded: [],
  removed: null,
  limits: [],
  refusals: [],
  canRepeat: true,
} satisfies Partial<CartContext>;

/** Whether the server has the cart for an earlier order than the one in hand. */
export const isOrderUnsaved = ({ cartId, isStale }: CartContext): boolean => cartId !== null && isStale;

/** What the chart of the cart is made of: its ports, and what it keeps and emits. */
export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    input: {} as CartInput,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
  },
  actors: {
    setUpCart: port<SetUpCartInput, SetUpCartResult>('setUpCart'),
    recordChange: port<RecordChangeInput, RecordChangeResult>('recordChange'),
    changeCart: port<ChangeCartInput, ChangeCartResult>('changeCart'),
    findChange: port<FindChangeInput, FindChangeResult>('findChange'),
    pause: waits.pause,
  },
  guards: {
    hasMore: ({ context: { queue, isStale } }) => queue.length > 0 || isStale,
    isQueued: ({ context: { queue } }, asked: CartChange) => queue.some(({ change }) => isSameChange(change, asked)),
    /** The first change is of a line of another cart. False until the order in hand is saved, which may bring another cart. */
    isOfOtherCart: ({ context: { cartId, isStale, queue } }) => {
      const change = queue[0]?.change;
      return !isStale && change?.kind === 'modify' && change.cartId !== null && change.cartId !== cartId;
    },
    hasNoOrder: ({ context: { order } }) => order === null,
    needsSetUp: ({ context: { cartId, isStale } }) => isStale || cartId === null,
    isOrderUnsaved: ({ context }) => isOrderUnsaved(context),
    canDrop: ({ context }) => !isOrderUnsaved(context),
    hasNoId: ({ context }) => first(context).id === null,
    isInDoubt: ({ context: { cartId, queue } }) => cartId !== null && queue[0]?.isSent === true,
    canRepeat: ({ context }) => context.canRepeat,
    canRenew: ({ context }) => context.canRenew,
    hasRemoved: ({ context: { removed } }) => Boolean(removed?.line),
    isOtherCart: ({ context }, { cartId }: { cartId: string | null }) => context.cartId !== cartId,
  },
  actions: {
    setOrder: assign(({ context }, { order }: { order: SetUpOrder }) => ({
      order,
      isStale: true,
      isSuperseded: true,
      canRenew: true,
      ...retryExcluded(context, order),
    })),
    setExcluded: assign(({ context }, { reasonCode }: { reasonCode: string }) => {
      const { change } = first(context);
      if (change.kind !== 'add') return {};
      const { line } = change;
      const key = orderKey(must(context.order, 'order'));
      return { excluded: [...withoutLine(context.excluded, line), { line, reasonCode, orderKey: key }] };
    }),
    // The server judged it by the order before.
    requeue: assign(({ context }) => ({
      queue: [...context.queue.slice(1), pendingChange(withoutPress(first(context).change))],
      canRepeat: true,
      canRenew: true,
    })),
    dropExcluded: assign(({ context }, { at }: { at: number }) => ({ excluded: context.excluded.filter((_, index) => index !== at) })),
    reschedule: assign((_, { order }: { order: SetUpOrder }) => ({ order })),
    clearSuperseded: assign({ isSuperseded: false }),
    enqueue: enqueueActions(({ context, enqueue }, asked: CartChange) => {
      const waiting = enqueued(context, asked, context.room);
      const press = asked.kind === 'add' ? asked.press : undefined;
      const turnedAway = context.turnedAway.filter((other) => other !== press);
      if (waiting !== null) return enqueue.assign({ ...waiting, canRenew: true, turnedAway });
      if (asked.kind !== 'add') return enqueue.emit({ type: 'change.turnedAway', name: asked.kind === 'modify' ? asked.line.name : null });
      if (press !== undefined) enqueue.assign({ turnedAway: [...turnedAway, press] });
      enqueue.emit({ type: 'line.turnedAway', name: asked.line.name, isKept: press !== undefined });
    }),
    // They belong to no order: without the cart, they go into the next one (CART-09).
    enqueueGiftCards: assign(({ context }, { giftCards }: { giftCards: readonly CartLineRequest[] }) => ({
      queue: [...context.queue, ...unqueued(context.queue, giftCards).map((line) => pendingChange({ kind: 'add', line }))],
    })),
    enqueueRemoved: assign(({ context }) =>
      withAdditions(context, [must(context.removed?.line, 'removed'), ...(context.removed?.others ?? [])]),
    ),
    setCart: assign(({ context }, { cartId, problems = [], priceChanges }: SetUpCart) => ({
      cartId,
      ...troubleIn({ ...context, refusals: ofGoneLines(context.refusals) }, problems),
      priceChanges: unseenPriceChanges(context.priceChanges, priceChanges),
      isStale: context.isSuperseded,
    })),
    setId: assign(({ context }, { id }: { id: string }) => setFirst(context, { id })),
    setSent: assign(({ context }) => ({ ...setFirst(context, { isSent: true }), canRepeat: false, isMaintenance: false })),
    setMaintenance: assign((_, { isMaintenance }: { isMaintenance: boolean }) => ({ isMaintenance })),
    clearSent: assign(({ context }) => setFirst(context, { isSent: false })),
    allowRepeat: assign({ canRepeat: true, canRenew: true }),
    dequeue: assign(({ context: { queue } }) => ({
      queue: queue.slice(1),
      canRepeat: true,
      canRenew: true,
    })),
    setRemoved: assign(
      ({ context }, { line, others, needsLeadTime = false, ...prices }: Omit<RemovedLine, 'sequenceNum'> & AnsweredPrices) => {
        const { change } = first(context);
        return {
          priceChanges: withAnsweredPrices(context.priceChanges, prices),
          removed: { line, ...(others && { others }), sequenceNum: 'sequenceNum' in change ? change.sequenceNum : 0, needsLeadTime },
          refusals: withoutLines(context.refusals, linesOf(change)),
        };
      },
    ),
    setTaken: assign(({ context }, { needsLeadTime = false, ...prices }: { needsLeadTime?: boolean } & AnsweredPrices) => ({
      isStale: context.isStale || needsLeadTime,
      refusals: withoutLines(context.refusals, linesOf(first(context).change)),
      priceChanges: withAnsweredPrices(context.priceChanges, prices),
      added: addedBy(first(context).change, prices),
    })),
    setProblems: assign(({ context }, { problems, ...prices }: { problems: readonly CartProblem[] } & AnsweredPrices) => ({
      ...troubleIn(context, problems),
      priceChanges: withAnsweredPrices(context.priceChanges, prices),
    })),
    setGone: enqueueActions(({ context, enqueue }) => {
      const { change } = first(context);
      if (change.kind !== 'modify') return;
      enqueue.emit({ type: 'itemFailedToModify', name: change.line.name, reasonCode: null, canRetry: false });
      enqueue.assign(troubleIn(context, [goneProblem(change.line)]));
    }),
    // Those without room stay offered.
    enqueueGone: assign(({ context }) =>
      context.refusals.reduce<Unanswered & Pick<CartContext, 'refusals'>>(
        ({ refusals, ...waiting }, refusal) => {
          const longer = refusal.gone && enqueued(waiting, { kind: 'add', line: refusal.gone }, context.room);
          return longer ? { ...longer, refusals } : { ...waiting, refusals: [...refusals, refusal] };
        },
        { queue: context.queue, excluded: context.excluded, refusals: [] },
      ),
    ),
    clearCart: assign(({ context }) => ({
      cartId: null,
      isStale: true,
      queue: additionsIn(context.queue),
      limits: [],
      refusals: [],
      priceChanges: [],
      canRepeat: true,
      canRenew: false,
    })),
    syncCart: assign(({ context }, { cartId, order, priceChanges }: SharedCart) => {
      // What its order excluded is given up with it; what is still to come in is not.
      if (cartId === null) return { ...NOTHING, queue: additionsIn(context.queue), order, priceChanges };
      const ordered = context.isStale ? context.order : order;
      const wanted = { queue: additionsIn(context.queue), excluded: context.excluded };
      return {
        cartId,
        priceChanges,
        order: ordered,
        ...retryExcluded(wanted, ordered),
        removed: null,
        limits: [],
        refusals: [],
        canRepeat: true,
      };
    }),
    syncOrder: assign(({ context }, { order, priceChanges }: SharedCart) =>
      // The order that it tells the server of stays; what other tabs have found or shown of prices holds.
      context.isStale ? { priceChanges } : { order, priceChanges, ...retryExcluded(context, order) },
    ),
    setReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    clearChange: assign(({ context: { queue } }) => ({ queue: queue.slice(1), isStale: false, canRepeat: true })),
    clearReason: assign({ reasonCode: null }),
    clearLimits: assign({ limits: [] }),
    clearRefusals: assign({ refusals: [] }),
    addPriceChanges: assign(({ context }, { priceChanges }: { priceChanges: readonly PriceChange[] }) => ({
      priceChanges: unseenPriceChanges(context.priceChanges, priceChanges),
    })),
    clearPriceChanges: assign({ priceChanges: [] }),
    // Not on exit: another cart takes the place of this one with the lead time that it has (SLOTS-11).
    endUndo: assign(({ context: { isStale, removed } }) => ({ removed: null, isStale: isStale || removed?.needsLeadTime === true })),
    keepLeft: assign((_, { queue, excluded }: Unanswered) => ({ queue, excluded, canRepeat: true })),
    empty: assign({ ...NOTHING, order: null, priceChanges: [] }),
    emitAdded: emit(({ context: { added } }) => ({ type: 'item.added' as const, ...(added ?? { name: null }) })),
    emitFailureLeft: emit({ type: 'failure.left' }),
    emitDoubt: emit({ type: 'change.doubted' }),
    emitFoundPlaced: emit((_, { cartId }: { cartId: string }) => ({ type: 'cart.foundPlaced', cartId, isRenewed: true })),
    emitReadPlaced: emit((_, { cartId }: { cartId: string }) => ({ type: 'cart.foundPlaced', cartId, isRenewed: false })),
    emitReplaced: emit({ type: 'cart.replaced' }),
    // Before the cart goes: what is to come in goes into the next one, a change of a line does not.
    emitDropped: enqueueActions(({ context: { cartId, queue }, enqueue }) => {
      const lines = changedLines(queue);
      if (cartId !== null && lines.length > 0) enqueue.emit({ type: 'changes.dropped', cartId, lines });
    }),
    emitOrderTaken: enqueueActions(({ context: { order, isStale }, enqueue }, { cartId, problems }: SetUpCart) => {
      // The lines are judged again by the order that is in hand now.
      if (order !== null && !isStale) enqueue.emit({ type: 'order.taken', cartId, order, hasTrouble: problems !== undefined });
    }),
    emitNoOrder: emit({ type: 'fault.found', source: 'cart', message: 'start an order first' }),
    emitSetUpFailed: emit(
      ({ context: { cartId, queue } }, { reasonCode = null, isOffline = false, isMaintenance = false }: SetUpFailure) => ({
        type: cartId === null ? ('createFailed' as const) : ('updateFailed' as const),
        arriving: reasonCode === null ? arrivingIn(queue).map(({ name }) => name) : [],
        lines: reasonCode === null ? changedLines(queue) : [],
        isOffline,
        reasonCode,
        canRetry: reasonCode === null,
        ...(isMaintenance && { isMaintenance }),
      }),
    ),
    emitExcluded: enqueueActions(({ context, enqueue }, { reasonCode }: { reasonCode: string }) => {
      const { change } = first(context);
      const order = must(context.order, 'order');
      if (change.kind !== 'add') return;
      const { line } = change;
      const failure = { reasonCode, canRetry: false, isOffline: false };
      enqueue.emit({ type: 'itemFailedToAdd', name: line.name, others: [], ...failure, excluded: { line, order } });
    }),
    emitChangeFailed: enqueueActions(({ context, enqueue }, failure: ChangeFailure) => {
      const { reasonCode = null, problems = null, isOffline = false, isMaintenance = false } = failure;
      const { change } = first(context);
      const canRetry = reasonCode === null && problems === null;
      const isLimited = problems?.some(isLimit) ?? false;
      const why = { reasonCode, canRetry, ...(isLimited && { isLimit: true }), ...(isMaintenance && { isMaintenance }) };
      // They wait for the same answer.
      const others = canRetry ? arrivingIn(context.queue.slice(1)).map(({ name }) => name) : [];
      if (change.kind === 'add') return enqueue.emit({ type: 'itemFailedToAdd', name: change.line.name, others, isOffline, ...why });
      if (change.kind === 'modify') return enqueue.emit({ type: 'itemFailedToModify', name: change.line.name, ...why });
      const lines = linesOf(change).map((sequenceNum) => ({ sequenceNum, name: null }));
      enqueue.emit({ type: change.kind === 'remove' ? 'itemFailedToRemove' : 'quantityFailedToChange', lines, ...why });
      enqueue.emit({ type: 'fault.found', source: 'cart', message: `${change.kind} failed: ${reasonCode ?? 'no answer'}` });
    }),
  },
});
