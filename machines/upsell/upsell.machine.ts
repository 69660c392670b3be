import { assign, emit, setup } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import type { UpsellKind, UpsellOffer } from '#domain/menu/upsell.ts';
import { must } from '#domain/must.ts';
import { eventParams, is, outcome } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import type {
  FindUpsellInput,
  FindUpsellResult,
  UpsellContext,
  UpsellEmitted,
  UpsellEvent,
  UpsellInput,
  UpsellOutput,
} from './upsell.types.ts';

/** Time in which a press of "Check out" is answered: what is not known by then is not offered. */
const PATIENCE_MS = 700;

/** Something to drink or something sweet, offered once on the way from the cart to the checkout (UPSELL, OVERLAYS-09, OVERLAYS-10). */
export const upsellMachine = setup({
  types: {
    context: {} as UpsellContext,
    input: {} as UpsellInput,
    events: {} as UpsellEvent,
    emitted: {} as UpsellEmitted,
    output: {} as UpsellOutput,
  },
  actors: { ...waits, findUpsell: port<FindUpsellInput, FindUpsellResult>('findUpsell') },
  guards: {
    isNamed: ({ context }) => context.only !== null,
    isFree: ({ context: { offers, taken } }, { itemId }: { itemId: string }) =>
      !taken.includes(itemId) && offers.some((offer) => offer.itemId === itemId),
  },
  actions: {
    setOffers: assign((_, { offers }: { offers: readonly UpsellOffer[] }) => ({ offers })),
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
    emitChosen: emit(({ context: { offers } }, { itemId }: { itemId: string }) => {
      const { name } = must(
        offers.find((offer) => offer.itemId === itemId),
        'offer',
      );
      return { type: 'line.chosen' as const, line: plainLine(itemId, name) };
    }),
  },
}).createMachine({
  id: 'upsell',
  context: ({ input }) => ({ ...input, offers: [], taken: [] }),
  initial: 'checking',
  states: {
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
      description: 'The guest adds something or nothing, and goes on by the button that was pressed before.',
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
    left: { type: 'final', output: { kind: 'left' } satisfies UpsellOutput },
  },
  output: ({ event }) => event.output as UpsellOutput,
});
