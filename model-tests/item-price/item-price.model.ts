import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { plainLine } from '#domain/cart/line.ts';
import { itemPriceMachine } from '#machines/item-price/item-price.machine.ts';
import { itemPriceScreen } from '#machines/item-price/item-price.screen.ts';
import { defineModel } from '../kit/model.ts';

const line = plainLine('72022', 'Club');

export const model = defineModel({
  machine: itemPriceMachine,
  screen: itemPriceScreen,
  screens: {
    settling: 'The sum of the menu’s prices, while another change may follow.',
    asking: 'The sum of the menu’s prices, until the server has said what it comes to.',
    priced: 'What the server says it comes to.',
    summed: 'The sum of the menu’s prices.',
  },
  invariants: {
    'has a price only of the item as it is now (PRODUCT-06)': ({ snapshot: { context }, trail }) =>
      context.priced === null ||
      trail.findLastIndex(({ type }) => type === 'xstate.done.actor.priceItem') >
        trail.findLastIndex(({ type }) => type === 'item.changed'),
    'asks for nothing without a cafe': ({ snapshot: { context, children } }) =>
      context.cafeId !== NO_CAFE || Object.keys(children).length === 0,
    'keeps the sum of the menu’s prices where no price came (PRODUCT-07)': ({ snapshot, trail }) =>
      trail.at(-1)?.type !== 'xstate.error.actor.priceItem' || (snapshot.matches('summed') && snapshot.context.priced === null),
  },
  sentences: {
    events: { 'item.changed': 'Change the item.' },
    outcomes: { priceItem: { priced: 'The server says what it comes to.', failed: 'No answer comes about the price.' } },
  },
  inputs: {
    'an item of a cafe': { cafeId: '203', line },
    'an item as the chain has it': { cafeId: NO_CAFE, line },
  },
  payloads: { 'item.changed': [{ line: { ...line, itemId: '72021' } }, { line }] },
  outcomes: { priceItem: { priced: [{ price: 1015, calories: 480, sodiumMg: 2300 }] } },
  hasNoView: true,
});
