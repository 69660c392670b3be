import { assign, setup } from 'xstate';
import { isRealCafe } from '#domain/cafe/cafe.ts';
import type { CartLineRequest } from '#domain/cart/line.ts';
import type { ItemPrice } from '#domain/product/item-price.ts';
import { eventParams, is, outcome } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import type { ItemPriceContext, ItemPriceEvent, ItemPriceInput, PriceItemInput, PriceItemResult } from './item-price.types.ts';

/** Time without a change before the price is asked for: taps follow one another closely. */
const SETTLING_MS = 300;

/** What an item comes to as it is chosen, by the server: asked anew after each change, and never of other choices (PRODUCT-06). */
export const itemPriceMachine = setup({
  types: {
    context: {} as ItemPriceContext,
    input: {} as ItemPriceInput,
    events: {} as ItemPriceEvent,
  },
  actors: { priceItem: port<PriceItemInput, PriceItemResult>('priceItem'), ...waits },
  guards: {
    // Without a cafe an item has the chain's prices, which begin there.
    hasCafe: ({ context }) => isRealCafe(context.cafeId),
  },
  actions: {
    setLine: assign((_, { line }: { line: CartLineRequest }) => ({ line, priced: null })),
    setPriced: assign((_, { price, calories, sodiumMg, nutrients }: ItemPrice) => ({ priced: { price, calories, sodiumMg, nutrients } })),
  },
}).createMachine({
  id: 'itemPrice',
  context: ({ input }) => ({ ...input, priced: null }),
  initial: 'deciding',
  on: { 'item.changed': { target: '.deciding', actions: { type: 'setLine', params: eventParams } } },
  states: {
    deciding: { always: [{ guard: 'hasCafe', target: 'settling' }, { target: 'summed' }] },
    settling: {
      description: 'Another choice may follow at once.',
      invoke: { id: 'pause', src: 'pause', input: { ms: SETTLING_MS }, onDone: 'asking', onError: 'asking' },
    },
    asking: {
      description: 'The server is asked; an answer for other choices is not read.',
      invoke: {
        id: 'priceItem',
        src: 'priceItem',
        input: ({ context: { cafeId, line } }) => ({ cafeId, line }),
        onDone: { guard: is('priced'), target: 'priced', actions: { type: 'setPriced', params: outcome('priced') } },
        onError: 'summed',
      },
    },
    priced: { description: 'The server has said what it comes to.' },
    summed: { description: 'Only the sum of the menu’s prices is known, and nothing is said of that (PRODUCT-07).' },
  },
});
