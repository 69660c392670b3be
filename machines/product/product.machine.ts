import { nothingLost } from '#domain/product/carried.ts';
import { eventParams, faultOf, finalOutput, is, outcome } from '../kit/outcome.ts';
import { TRANSIENT } from '../kit/persistable.ts';
import { begunOf, chosenFrom, lineOf, productSetup } from './product.setup.ts';
import type { ProductContext, ProductOutput } from './product.types.ts';

/** Making an item one's own: size, what is in it, how many (PRODUCT). */
export const productMachine = productSetup.createMachine({
  id: 'product',
  context: ({ input }) => {
    const begun = begunOf(input);
    return {
      ...input,
      hasSide: input.hasSide ?? false,
      // A line that was added before its product had a side begins with the usual one too.
      side: begun?.children?.find(({ isSide }) => isSide) ?? input.side ?? null,
      itemId: begun?.itemId ?? input.itemId,
      isSized: begun !== null,
      quantity: begun?.quantity ?? 1,
      groups: [],
      choices: {},
      knownAllergens: null,
      priced: null,
      refused: null,
      lost: nothingLost,
      avoided: [],
      shownPrice: null,
      hasDeclinedMeal: false,
      msgKitchen: begun?.msgKitchen ?? '',
      msgPreparedFor: begun?.msgPreparedFor ?? '',
    };
  },
  initial: 'loading',
  on: { 'product.left': '.closed' },
  states: {
    loading: {
      description: 'What can be changed about it is fetched.',
      invoke: {
        id: 'loadOptions',
        src: 'loadOptions',
        input: ({ context: { cafeId, customizationsId } }) => ({ cafeId, customizationsId }),
        onDone: { guard: is('loaded'), target: 'choosing', actions: { type: 'setGroups', params: outcome('loaded') } },
        onError: 'unloaded',
      },
    },
    unloaded: {
      description: 'The choices did not come; the guest tries again.',
      on: { 'options.retried': 'loading' },
    },
    choosing: {
      description: 'The guest makes the item theirs.',
      initial: 'free',
      invoke: {
        id: 'itemPrice',
        src: 'itemPrice',
        input: ({ context }) => ({ cafeId: context.cafeId, line: lineOf(context) }),
        onSnapshot: { actions: { type: 'setPriced', params: ({ event: { snapshot } }) => snapshot.context } },
        // Then the sum of the menu's prices holds (PRODUCT-07).
        onError: { actions: [{ type: 'emitFault', params: faultOf('itemPrice') }] },
      },
      on: {
        'size.chosen': { target: '.free', actions: [{ type: 'setSize', params: eventParams }, 'askPrice'] },
        'size.kept': { actions: 'keepSize' },
        'side.chosen': { target: '.free', actions: [{ type: 'setSide', params: eventParams }, 'askPrice'] },
        'option.chosen': [
          {
            guard: { type: 'isWithinLimits', params: eventParams },
            target: '.free',
            actions: [{ type: 'setOption', params: eventParams }, 'askPrice'],
          },
          {
            target: '.limited',
            actions: [
              { type: 'setRefused', params: eventParams },
              { type: 'emitLimit', params: eventParams },
            ],
          },
        ],
        'quantity.chosen': {
          guard: { type: 'isCountable', params: eventParams },
          target: '.free',
          actions: { type: 'setQuantity', params: eventParams },
        },
        'card.changed': { target: '.free', actions: [{ type: 'setCard', params: eventParams }, 'askPrice'] },
        'prices.changed': { actions: ['clearPriced', 'askPrice'] },
        'meal.requested': { actions: { type: 'emitMeal', params: eventParams } },
        'meal.declined': { actions: ['setMealDeclined', 'emitMealDeclined'] },
        'notes.typed': { actions: { type: 'setNotes', params: eventParams } },
        'product.confirmed': [
          {
            guard: { type: 'hasAvoided', params: eventParams },
            target: '.asking',
            actions: { type: 'setConfirmed', params: eventParams },
          },
          { guard: 'needsList', target: '.listing', actions: { type: 'setConfirmed', params: eventParams } },
          { target: 'chosen', actions: { type: 'setConfirmed', params: eventParams } },
        ],
      },
      states: {
        free: {},
        limited: { description: 'One more is not possible; the guest reads why (PRODUCT-05, PRODUCT-14).' },
        asking: {
          description: 'It has what the guest avoids, and is taken only by their word (MENU-11, FLAGS-10).',
          tags: TRANSIENT,
          on: {
            'avoided.accepted': [{ guard: 'needsList', target: 'listing' }, { target: '#product.chosen' }],
            'avoided.declined': 'free',
            // The rest of the page waits for the answer.
            'size.chosen': {},
            'option.chosen': {},
            'side.chosen': {},
            'quantity.chosen': {},
            'notes.typed': {},
            'meal.requested': {},
            'meal.declined': {},
            'product.confirmed': {},
          },
        },
        listing: {
          description: 'The list that names to the kitchen what the changes add is waited for, though not for long (PRODUCT-08).',
          tags: TRANSIENT,
          on: { 'product.confirmed': {} },
          invoke: {
            id: 'listAllergens',
            src: 'listAllergens',
            input: ({ context: { cafeId } }) => ({ cafeId }),
            onDone: { guard: is('listed'), target: '#product.chosen', actions: { type: 'setAllergens', params: outcome('listed') } },
            onError: { target: 'free', actions: 'emitUnlisted' },
          },
        },
      },
    },
    chosen: {
      type: 'final',
      output: ({ context }: { context: ProductContext }) => chosenFrom(context),
    },
    closed: { type: 'final', output: { kind: 'closed' } satisfies ProductOutput },
  },
  output: finalOutput<ProductOutput>,
});
