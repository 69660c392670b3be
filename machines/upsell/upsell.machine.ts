import { assign, emit, setup } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import type { UpsellKind, UpsellOffer } from '#domain/menu/upsell.ts';
import type { Cents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { isSameOrder } from '#domain/order/same-order.ts';
import { eventParams, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import type {
  CheckTimeInput,
  CheckTimeResult,
  FindTimesInput,
  FindTimesResult,
  FindUpsellInput,
  FindUpsellResult,
  RenewedBy,
  SizedOrder,
  UpsellContext,
  UpsellEmitted,
  UpsellEvent,
  UpsellInput,
  UpsellOutput,
} from './upsell.types.ts';

/** Time in which a press of "Check out" is answered: what is not known by then is not offered. */
const PATIENCE_MS = 700;

/** How long the kitchen's times of a large order are waited for. */
const TIMES_PATIENCE_MS = 2000;

type TimesFound = { readonly output: FindTimesResult };

/** Asks for the kitchen's times of a large order. `onward`: where it needs no longer, or they do not come. */
const timesOr = <Target extends 'checking' | 'left'>(onward: Target) =>
  [
    {
      id: 'findTimes',
      src: 'findTimes',
      input: ({ context: { cartId } }: { context: UpsellContext }) => ({ cartId }),
      onDone: [
        { guard: is<TimesFound, 'enough'>('enough'), target: onward },
        {
          guard: is<TimesFound, 'longer'>('longer'),
          target: 'choosingTime',
          actions: { type: 'setTimes', params: outcome<TimesFound, 'longer'>('longer') },
        },
      ],
      onError: onward,
    },
    { id: 'pause', src: 'pause', input: { ms: TIMES_PATIENCE_MS }, onDone: onward, onError: onward },
  ] as const;

/** What ends the choice of a time: another order in hand, whose times are asked for, or the guest. */
const endsTime = {
  'order.changed': {
    guard: { type: 'isOtherOrder', params: eventParams },
    target: 'resizing',
    actions: { type: 'setRenewed', params: { by: 'order' } },
  },
  'cart.troubled': 'left',
  'upsell.left': 'left',
} as const;

/**
 * On the way from the cart to the checkout: the time of a large order (OVERLAYS-30), else something to drink or something sweet, offered
 * once (UPSELL, OVERLAYS-09, OVERLAYS-10).
 */
export const upsellMachine = setup({
  types: {
    context: {} as UpsellContext,
    input: {} as UpsellInput,
    events: {} as UpsellEvent,
    emitted: {} as UpsellEmitted,
    output: {} as UpsellOutput,
  },
  actors: {
    ...waits,
    findTimes: port<FindTimesInput, FindTimesResult>('findTimes'),
    checkTime: port<CheckTimeInput, CheckTimeResult>('checkTime'),
    findUpsell: port<FindUpsellInput, FindUpsellResult>('findUpsell'),
  },
  guards: {
    isLarge: ({ context }) => context.isLarge,
    isOfferedTime: ({ context: { sized } }, { at }: { at: string }) => sized !== null && sized.large.times.includes(at),
    isOtherOrder: ({ context: { sized } }, { order }: { order: SetUpOrder }) => sized !== null && !isSameOrder(sized.order, order),
    isOfferedForOther: ({ context: { offeredFor } }, { order }: { order: SetUpOrder }) =>
      offeredFor !== null && !isSameOrder(offeredFor, order),
    isNamed: ({ context }) => context.only !== null,
    isFree: ({ context: { offers, taken } }, { itemId }: { itemId: string }) =>
      !taken.includes(itemId) && offers.some((offer) => offer.itemId === itemId),
  },
  actions: {
    setTimes: assign((_, { order, large }: SizedOrder) => ({ sized: { order, large }, at: must(large.times[0], 'time') })),
    setRenewed: assign((_, { by }: { by: RenewedBy }) => ({ renewedBy: by })),
    setTime: assign((_, { at }: { at: string }) => ({ at })),
    setOffers: assign((_, { offers, order }: { offers: readonly UpsellOffer[]; order: SetUpOrder }) => ({ offers, offeredFor: order })),
    take: assign(({ context }, { itemId }: { itemId: string }) => ({ taken: [...context.taken, itemId] })),
    setTaken: assign(({ context: { offers } }, { itemIds }: { itemIds: readonly string[] }) => ({
      taken: offers.map(({ itemId }) => itemId).filter((itemId) => itemIds.includes(itemId)),
    })),
    emitShown: emit(({ context: { cartId, offers } }, { kind }: { kind: UpsellKind }) => ({
      type: 'upsell.shown' as const,
      cartId,
      kind,
      itemIds: offers.map(({ itemId }) => itemId),
    })),
    emitTime: emit(({ context: { at } }) => ({ type: 'time.chosen' as const, at: must(at, 'at') })),
    emitChosen: emit(({ context: { offers } }, { itemId, price: shown }: { itemId: string; price?: Cents }) => {
      const { name, price } = must(
        offers.find((offer) => offer.itemId === itemId),
        'offer',
      );
      return { type: 'line.chosen' as const, line: { ...plainLine(itemId, name), shownPrice: shown ?? price } };
    }),
  },
}).createMachine({
  id: 'upsell',
  context: ({ input }) => ({ ...input, offers: [], offeredFor: null, taken: [], sized: null, at: null, renewedBy: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isLarge', target: 'sizing' }, { target: 'checking' }] },
    sizing: {
      description:
        'The kitchen’s times for a large order are asked for (OVERLAYS-30). A failure leads on: the server judges the time as well.',
      on: { 'cart.troubled': 'left', 'upsell.left': 'left' },
      invoke: timesOr('checking'),
    },
    choosingTime: {
      description: 'The kitchen needs longer: the guest takes one of its first times, or chooses among all (OVERLAYS-30).',
      on: {
        'time.picked': { guard: { type: 'isOfferedTime', params: eventParams }, actions: { type: 'setTime', params: eventParams } },
        'checkout.continued': 'confirmingTime',
        'setup.requested': 'setupRequested',
        ...endsTime,
      },
    },
    confirmingTime: {
      description: 'The dialog may have been open for long: a time that has passed is not taken, and the next ones are offered (SLOTS-10).',
      on: endsTime,
      invoke: {
        id: 'checkTime',
        src: 'checkTime',
        input: ({ context: { sized, at } }) => ({ ...must(sized, 'sized'), at: must(at, 'at') }),
        onDone: [
          { guard: is('kept'), target: 'checkedOut', actions: 'emitTime' },
          { guard: is('passed'), target: 'sizing', actions: { type: 'setRenewed', params: { by: 'time' } } },
        ],
        // The server judges the time as well.
        onError: { target: 'checkedOut', actions: 'emitTime' },
      },
    },
    resizing: {
      description:
        'The order in hand is another now: its times are asked for anew (OVERLAYS-30). Where it needs none, or they do not come, the guest sees it in the cart first.',
      on: { 'cart.troubled': 'left', 'upsell.left': 'left' },
      invoke: timesOr('left'),
    },
    checking: {
      description: 'What fits the cart is looked for. It is never waited for long, and a failure leads on.',
      on: { 'cart.troubled': 'left', 'upsell.left': 'left' },
      invoke: [
        {
          id: 'findUpsell',
          src: 'findUpsell',
          input: ({ context: { cartId, only } }) => ({ cartId, only }),
          onDone: [
            { guard: is('beverage'), target: 'offering.beverage', actions: { type: 'setOffers', params: outcome('beverage') } },
            { guard: is('bakery'), target: 'offering.bakery', actions: { type: 'setOffers', params: outcome('bakery') } },
            { guard: is('nothing'), target: 'passing' },
          ],
          onError: 'passing',
        },
        { id: 'pause', src: 'pause', input: { ms: PATIENCE_MS }, onDone: 'passing', onError: 'passing' },
      ],
    },
    offering: {
      description:
        'The guest adds something or nothing, and continues with the button that they pressed before. Where the order in hand becomes another, they see it in the cart first (UPSELL-03, PRICING-02).',
      initial: 'beverage',
      on: {
        'offer.taken': {
          guard: { type: 'isFree', params: eventParams },
          actions: [
            { type: 'take', params: eventParams },
            { type: 'emitChosen', params: eventParams },
          ],
        },
        'cart.revised': { actions: { type: 'setTaken', params: eventParams } },
        'order.changed': { guard: { type: 'isOfferedForOther', params: eventParams }, target: 'left' },
        'cart.troubled': 'left',
        'checkout.continued': 'checkedOut',
        'upsell.left': 'left',
      },
      states: {
        beverage: {
          description: 'Coffee and other drinks (OVERLAYS-09).',
          entry: { type: 'emitShown', params: { kind: 'beverage' } },
        },
        bakery: {
          description: 'Something from the bakery, for a cart with a drink (OVERLAYS-10).',
          entry: { type: 'emitShown', params: { kind: 'bakery' } },
        },
      },
    },
    passing: {
      description: 'There is nothing to offer.',
      always: [{ guard: 'isNamed', target: 'left' }, { target: 'checkedOut' }],
    },
    checkedOut: { type: 'final', output: { kind: 'checkedOut' } satisfies UpsellOutput },
    setupRequested: { type: 'final', output: { kind: 'setupRequested' } satisfies UpsellOutput },
    left: { type: 'final', output: { kind: 'left' } satisfies UpsellOutput },
  },
  output: finalOutput<UpsellOutput>,
});
