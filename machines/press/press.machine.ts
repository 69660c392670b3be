import { assign, emit, setup } from 'xstate';
import type { CartLineRequest } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import type { Cents } from '#domain/money/money.ts';
import { priceChange, type PriceChange, type PriceNews } from '#domain/pricing/price-change.ts';
import type { LineRoom } from '#domain/quantity/limit.ts';
import { faultOf, is, outcome } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import type {
  AddLineInput,
  AddLineResult,
  AskGuestInput,
  AskGuestResult,
  FindAvoidedInput,
  FindAvoidedResult,
  FindLimitInput,
  FindLimitResult,
  FindPriceInput,
  FindPriceResult,
  HoldLineInput,
  HoldLineResult,
  PressContext,
  PressEmitted,
  PressInput,
  PricedItem,
  ShownFor,
  UntilWrittenInput,
  UntilWrittenResult,
} from './press.types.ts';

/** Time in which a press is answered: a price that is not known by then is not taken. */
const PRICE_PATIENCE_MS = 2000;

/** Time in which the limits are known: without them, the server alone checks them. */
const LIMIT_PATIENCE_MS = 500;

const lineOf = ({ asked }: PressContext): CartLineRequest => must(asked.kind === 'offer' ? null : asked.line, 'line');
const pricedOf = ({ asked }: PressContext): PricedItem => must(asked.kind === 'held' ? null : asked.priced, 'priced');
const shownForOf = ({ asked }: PressContext): ShownFor => must(asked.kind === 'held' ? null : asked.shownFor, 'shownFor');
const cardOf = ({ asked }: PressContext) => must(asked.kind === 'card' ? asked : null, 'card');

/** The cafe whose kitchen makes the line, by the price that was found last. */
const cafeIdOf = ({ pricedFor }: PressContext): string => must(pricedFor, 'pricedFor').cafeId;

/** What the guest accepted of what they avoid; null: they were not asked. */
const acceptedOf = ({ acceptedAt, avoided }: PressContext): HoldLineInput['accepted'] =>
  acceptedAt === null ? null : { cafeId: acceptedAt, allergens: avoided };

/** How the price that was found differs from the one that was shown; null: it does not. */
const changeOf = ({ asked }: PressContext, { price }: { price: Cents }): PriceChange | null => {
  const priced = must(asked.kind === 'held' ? null : asked.priced, 'priced');
  return priceChange(priced, priced.shown, price);
};

/**
 * One press of Add: the price of this minute (PRICING-01), what the guest avoids (MENU-11, FLAGS-10), the limits of an order (QTY-02, AMB-50),
 * and the line, which is held in the tab until the cart has written it. Of an offer that another flow adds,
 * only the price is asked for. The checkout waits while it is `open`.
 */
export const pressMachine = setup({
  types: {
    context: {} as PressContext,
    input: {} as PressInput,
    emitted: {} as PressEmitted,
    tags: {} as 'open',
  },
  actors: {
    ...waits,
    findPrice: port<FindPriceInput, FindPriceResult>('findPrice'),
    findAvoided: port<FindAvoidedInput, FindAvoidedResult>('findAvoided'),
    askGuest: port<AskGuestInput, AskGuestResult>('askGuest'),
    holdLine: port<HoldLineInput, HoldLineResult>('holdLine'),
    findLimit: port<FindLimitInput, FindLimitResult>('findLimit'),
    /** Reads the room and adds in one step, so that two presses at once count each other. */
    addLine: port<AddLineInput, AddLineResult>('addLine'),
    untilWritten: port<UntilWrittenInput, UntilWrittenResult>('untilWritten'),
  },
  guards: {
    isHeld: ({ context: { asked } }) => asked.kind === 'held',
    isOffer: ({ context: { asked } }) => asked.kind === 'offer',
    isCard: ({ context: { asked } }) => asked.kind === 'card',
    // Another cafe may make it with something else.
    isAccepted: ({ context }) => context.acceptedAt !== null && context.acceptedAt === context.pricedFor?.cafeId,
    isChanged: ({ context }) => context.news !== null,
  },
  actions: {
    setPricedFor: assign((_, { pricedFor }: { pricedFor: ShownFor }) => ({ pricedFor })),
    setChange: assign(({ context }, found: { price: Cents }) => ({ news: changeOf(context, found) })),
    setAccepted: assign(({ context }) => ({ acceptedAt: cafeIdOf(context) })),
    clearAccepted: assign({ acceptedAt: null }),
    setNews: assign((_, { news }: { news: PriceNews }) => ({ news })),
    setAvoided: assign((_, { avoided }: { avoided: readonly string[] }) => ({ avoided })),
    setLimit: assign((_, { most }: { most: number | null }) => ({ limit: { most } })),
    emitRefused: emit(({ context }) => ({
      type: 'price.refused' as const,
      name: pricedOf(context).name,
      news: must(context.news, 'news'),
    })),
    emitLimit: emit((_, { room }: { room: LineRoom }) => ({ type: 'limit.reached' as const, room })),
    emitSetup: emit({ type: 'setup.needed' as const }),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found' as const, ...fault })),
  },
}).createMachine({
  id: 'press',
  context: ({ input }) => ({ asked: input, avoided: [], acceptedAt: null, pricedFor: null, limit: null, news: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isHeld', target: 'holding' }, { target: 'pricing' }] },
    pricing: {
      description:
        'The price of this minute, and of the order in hand, is asked for: the price shown is the price submitted, or the guest is told (PRICING-01).',
      tags: 'open',
      invoke: [
        {
          id: 'findPrice',
          src: 'findPrice',
          input: ({ context }) => ({ ...pricedOf(context), shownFor: shownForOf(context) }),
          onDone: [
            {
              guard: is('found'),
              target: 'priced',
              actions: [
                { type: 'setPricedFor', params: outcome('found') },
                { type: 'setChange', params: outcome('found') },
              ],
            },
            { guard: is('gone'), target: 'repriced', actions: { type: 'setNews', params: { news: 'gone' } } },
            { guard: is('unknown'), target: 'repriced', actions: { type: 'setNews', params: { news: 'late' } } },
          ],
          onError: { target: 'left', actions: { type: 'emitFault', params: faultOf('findPrice') } },
        },
        {
          id: 'pause',
          src: 'pause',
          input: { ms: PRICE_PATIENCE_MS },
          onDone: { target: 'repriced', actions: { type: 'setNews', params: { news: 'late' } } },
          onError: { target: 'repriced', actions: { type: 'setNews', params: { news: 'late' } } },
        },
      ],
    },
    priced: {
      always: [
        { guard: 'isChanged', target: 'repriced' },
        { guard: 'isOffer', target: 'taken' },
        { guard: 'isAccepted', target: 'holding' },
        { target: 'checking', actions: 'clearAccepted' },
      ],
    },
    repriced: {
      always: [
        // The page that offers it says so beside it.
        { guard: 'isOffer', target: 'refused' },
        { target: 'refused', actions: 'emitRefused' },
      ],
    },
    checking: {
      description: 'What the guest avoids is compared with what the line has at the cafe that its price is of (MENU-11).',
      tags: 'open',
      invoke: {
        id: 'findAvoided',
        src: 'findAvoided',
        input: ({ context }) => ({
          cafeId: cafeIdOf(context),
          itemId: lineOf(context).itemId,
          shown: { cafeId: cardOf(context).shownFor.cafeId, allergens: cardOf(context).allergens },
        }),
        onDone: [
          { guard: is('free'), target: 'holding' },
          { guard: is('avoided'), target: 'asking', actions: { type: 'setAvoided', params: outcome('avoided') } },
        ],
        onError: { target: 'left', actions: { type: 'emitFault', params: faultOf('findAvoided') } },
      },
    },
    asking: {
      description:
        'The question stands over the page, or waits for another one; its price is asked for once more after the answer (MENU-11, FLAGS-10).',
      invoke: {
        id: 'askGuest',
        src: 'askGuest',
        input: ({ context }) => ({
          cafeId: cafeIdOf(context),
          line: lineOf(context),
          avoided: context.avoided,
        }),
        onDone: [
          { guard: is('accepted'), target: 'pricing', actions: 'setAccepted' },
          { guard: is('left'), target: 'left' },
        ],
        onError: { target: 'left', actions: { type: 'emitFault', params: faultOf('askGuest') } },
      },
    },
    holding: {
      description: 'The line is stored in this tab: a full load meanwhile loses no press.',
      tags: 'open',
      invoke: {
        id: 'holdLine',
        src: 'holdLine',
        input: ({ context }) => ({ press: context.asked.press, line: lineOf(context), accepted: acceptedOf(context) }),
        onDone: [
          { guard: is('held'), target: 'limiting' },
          { guard: is('notSetUp'), target: 'orderless' },
        ],
        onError: { target: 'left', actions: { type: 'emitFault', params: faultOf('holdLine') } },
      },
    },
    orderless: {
      always: [
        { guard: 'isCard', target: 'limiting', actions: 'emitSetup' },
        // The page that a full load shows is the one that the guest wanted.
        { target: 'limiting' },
      ],
    },
    limiting: {
      description: 'How many one order may have is asked for (QTY-02); the server checks it where that is not known in time.',
      tags: 'open',
      invoke: [
        {
          id: 'findLimit',
          src: 'findLimit',
          input: ({ context }) => ({ itemId: lineOf(context).itemId }),
          onDone: [
            { guard: is('known'), target: 'adding', actions: { type: 'setLimit', params: outcome('known') } },
            { guard: is('none'), target: 'adding' },
          ],
          onError: 'adding',
        },
        { id: 'pause', src: 'pause', input: { ms: LIMIT_PATIENCE_MS }, onDone: 'adding', onError: 'adding' },
      ],
    },
    adding: {
      description: 'The line goes to the cart, where there is room for it and it is still wanted.',
      tags: 'open',
      invoke: {
        id: 'addLine',
        src: 'addLine',
        input: ({ context }) => ({ press: context.asked.press, line: lineOf(context), limit: context.limit, pricedFor: context.pricedFor }),
        onDone: [
          { guard: is('added'), target: 'writing' },
          { guard: is('full'), target: 'full', actions: { type: 'emitLimit', params: outcome('full') } },
          { guard: is('taken'), target: 'left' },
          { guard: is('moved'), target: 'deciding' },
        ],
        onError: { target: 'left', actions: { type: 'emitFault', params: faultOf('addLine') } },
      },
    },
    writing: {
      description:
        'The line is sent to the cart, whose code may not be there yet; the tab holds the line until the cart has written it. One that found no room is sent again.',
      invoke: {
        id: 'untilWritten',
        src: 'untilWritten',
        input: ({ context: { asked } }) => ({ press: asked.press }),
        onDone: [
          { guard: is('written'), target: 'added' },
          { guard: is('turnedAway'), target: 'adding' },
          { guard: is('broken'), target: 'left' },
        ],
        onError: { target: 'left', actions: { type: 'emitFault', params: faultOf('untilWritten') } },
      },
    },
    added: { type: 'final', description: 'The cart has it.' },
    taken: { type: 'final', description: 'It may be taken by the flow that asked.' },
    refused: { type: 'final', description: 'It does not cost what was shown.' },
    full: { type: 'final', description: 'An order may not have one more.' },
    left: { type: 'final', description: 'Nothing is added: it is not wanted, another page of this tab adds it, or something broke.' },
  },
});
