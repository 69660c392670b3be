import { assign, emit, sendTo, setup } from 'xstate';
import { asOnTray, comboLine, nextStep, noPicks, withAllergens, withPick } from '#domain/combo/picks.ts';
import type { ComboPick, ComboPlaceName, PickPlace } from '#domain/combo/picks.ts';
import { allergensOf } from '#domain/combo/allergens.ts';
import { comboChange } from '#domain/combo/card-change.ts';
import type { AvoidedFood } from '#domain/menu/allergens.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import type { Cents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import type { ItemPrice } from '#domain/product/item-price.ts';
import { itemPriceMachine } from '../item-price/item-price.machine.ts';
import { TRANSIENT } from '../kit/persistable.ts';
import { eventParams, faultOf, finalOutput, is, outcome } from '../kit/outcome.ts';
import { productMachine } from '../product/product.machine.ts';
import type { ProductInput, ProductNotes, ProductOutput } from '../product/product.types.ts';
import type { ComboContext, ComboEmitted, ComboEvent, ComboInput, ComboOutput, ComboTray } from './combo.types.ts';

type Chosen = Extract<ProductOutput, { kind: 'chosen' }>;

/** Filling a combo: two picks and a side, each as the guest wants it (COMBO-01). */
export const comboMachine = setup({
  types: {
    context: {} as ComboContext,
    input: {} as ComboInput,
    events: {} as ComboEvent,
    output: {} as ComboOutput,
    emitted: {} as ComboEmitted,
    children: {} as { product: 'product'; itemPrice: 'itemPrice' },
  },
  actors: { product: productMachine, itemPrice: itemPriceMachine },
  guards: {
    isEditing: ({ context }) => context.line !== null,
    hasBegun: ({ context }) => trayOf(context) !== null,
    isNext: ({ context }, { step }: { step: PickPlace }) => nextStep(context.picks) === step,
    isPlace: (_, { place, of }: { place: PickPlace; of: PickPlace }) => place === of,
    // The second place is picked after the first.
    canGoTo: ({ context: { picks, hasSide } }, { step, to }: { step: ComboPlaceName; to: ComboPlaceName }) =>
      step === to && { pick1: true, pick2: picks.pick1 !== null, side: hasSide }[to],
    isFrom: ({ context }, { place }: { place: PickPlace }) => context.from === place,
    hasSide: ({ context }) => context.hasSide,
    needsSide: ({ context: { hasSide, picks } }) => hasSide && picks.side === null,
    isUnchecked: (_, { unchecked }: { unchecked: readonly string[] }) => unchecked.length > 0,
    hasNoSide: ({ context }) => !context.hasSide,
    hasAvoided: (_, { avoided }: { avoided: readonly AvoidedFood[] }) => avoided.length > 0,
    isCountable: (_, { quantity }: { quantity: number }) => Number.isInteger(quantity) && quantity >= 1,
  },
  actions: {
    startOver: assign(({ context }) => emptyTray(context)),
    setCard: assign(({ context }, { card }: { card: MenuPlacard }) => ({ ...comboChange(context, card), priced: null })),
    setPriced: assign((_, { priced }: { priced: ItemPrice | null }) => ({ priced })),
    clearPriced: assign({ priced: null }),
    askPrice: sendTo('itemPrice', ({ context }) => ({ type: 'item.changed', line: comboLine(context) })),
    setPick: assign(({ context }, { pick, changed }: { pick: ComboPick; changed: PickPlace | null }) => ({
      picks: withPick(context.picks, asOnTray(context.picks, changed ?? 'pick2', pick), changed),
    })),
    clearPick: assign(({ context }, { place }: { place: PickPlace }) => ({ picks: { ...context.picks, [place]: null } })),
    setSide: assign(({ context: { picks } }, { pick }: { pick: ComboPick }) => ({
      picks: { ...picks, side: asOnTray(picks, 'side', pick) },
    })),
    setPart: assign(({ context }, { pick, from }: { pick: ComboPick; from: PickPlace }) => ({
      part: asOnTray(context.picks, from, pick),
      changed: from,
      from,
    })),
    openPick: assign(({ context }, { place }: { place: PickPlace }) => ({ part: context.picks[place], changed: place })),
    setChosenPart: assign(({ context }, { line: { ingredients, allergens = [] }, extra, extraCalories }: Chosen) => ({
      picks: withPick(
        context.picks,
        withAllergens({ ...must(context.part, 'part'), ingredients, extra, extraCalories }, allergens),
        context.changed,
      ),
    })),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found' as const, ...fault })),
    clearPart: assign({ part: null, changed: null, from: null }),
    closePart: assign({ part: null, changed: null }),
    clearFrom: assign({ from: null }),
    setConfirmed: assign((_, { avoided, price = null }: { avoided: readonly AvoidedFood[]; price?: Cents | null }) => ({
      avoided,
      shownPrice: price,
    })),
    setQuantity: assign((_, { quantity }: { quantity: number }) => ({ quantity })),
    setNotes: assign((_, { notes }: { notes: Partial<ProductNotes> }) => notes),
  },
}).createMachine({
  id: 'combo',
  context: ({ input }) => {
    const { picks, quantity, msgKitchen, msgPreparedFor } = trayOf(input) ?? emptyTray(input);
    return {
      ...input,
      picks,
      quantity,
      msgKitchen,
      msgPreparedFor,
      part: null,
      changed: null,
      from: null,
      priced: null,
      avoided: [],
      shownPrice: null,
    };
  },
  initial: 'deciding',
  on: {
    'combo.left': '.closed',
    // What is in the cart already stays (COMBO-02, COMBO-03).
    'combo.reset': [
      { guard: 'isEditing', target: '.notStarted', actions: 'clearPart' },
      { target: '.notStarted', actions: ['clearPart', 'startOver'] },
    ],
    'card.changed': { actions: { type: 'setCard', params: eventParams } },
    'step.continued': '.advancing',
    'step.set': [
      { guard: { type: 'canGoTo', params: ({ event: { step } }) => ({ step, to: 'pick1' }) }, target: '.pick1' },
      { guard: { type: 'canGoTo', params: ({ event: { step } }) => ({ step, to: 'pick2' }) }, target: '.pick2' },
      { guard: { type: 'canGoTo', params: ({ event: { step } }) => ({ step, to: 'side' }) }, target: '.side' },
      // A place that cannot be filled yet: the combo has begun with the one that can (COMBO-05).
      { target: '.advancing' },
    ],
    'pick.removed': [
      {
        guard: { type: 'isPlace', params: ({ event: { place } }) => ({ place, of: 'pick1' }) },
        target: '.pick1',
        actions: { type: 'clearPick', params: eventParams },
      },
      {
        guard: { type: 'isPlace', params: ({ event: { place } }) => ({ place, of: 'pick2' }) },
        target: '.pick2',
        actions: { type: 'clearPick', params: eventParams },
      },
    ],
    'side.chosen': { guard: 'hasSide', target: '.advancing', actions: { type: 'setSide', params: eventParams } },
    'quantity.chosen': {
      guard: { type: 'isCountable', params: eventParams },
      actions: { type: 'setQuantity', params: eventParams },
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasBegun', target: 'advancing' }, { target: 'notStarted' }] },
    notStarted: {
      description: 'The guest has not begun; what is picked becomes the first half.',
      on: {
        'pick.added': {
          target: 'advancing',
          actions: { type: 'setPick', params: ({ event: { pick } }) => ({ pick, changed: 'pick1' }) },
        },
        'part.viewed': { target: 'part.view', actions: { type: 'setPart', params: ({ event: { pick } }) => ({ pick, from: 'pick1' }) } },
      },
    },
    advancing: {
      always: [
        // A part that was only looked at leads back to the place for which it was (COMBO-08).
        { guard: { type: 'isFrom', params: { place: 'pick1' } }, target: 'pick1', actions: 'clearFrom' },
        { guard: { type: 'isFrom', params: { place: 'pick2' } }, target: 'pick2', actions: 'clearFrom' },
        { guard: { type: 'isNext', params: { step: 'pick1' } }, target: 'pick1' },
        { guard: { type: 'isNext', params: { step: 'pick2' } }, target: 'pick2' },
        { target: 'complete' },
      ],
    },
    pick1: {
      description: 'The guest chooses the first half.',
      on: {
        'pick.added': {
          target: 'advancing',
          actions: { type: 'setPick', params: ({ event: { pick } }) => ({ pick, changed: 'pick1' }) },
        },
        'part.viewed': { target: 'part.view', actions: { type: 'setPart', params: ({ event: { pick } }) => ({ pick, from: 'pick1' }) } },
      },
    },
    pick2: {
      description: 'The guest chooses the second half.',
      on: {
        'pick.added': { target: 'advancing', actions: { type: 'setPick', params: ({ event: { pick } }) => ({ pick, changed: null }) } },
        'part.viewed': { target: 'part.view', actions: { type: 'setPart', params: ({ event: { pick } }) => ({ pick, from: 'pick2' }) } },
      },
    },
    side: {
      description: 'The guest chooses the side before the halves.',
      // Its place may go with another release of the menu.
      always: { guard: 'hasNoSide', target: 'advancing' },
    },
    part: {
      description: 'One part as a product of its own: to look at before it is picked, or to change (COMBO-08).',
      // The rest of the tray waits.
      on: { 'step.set': {}, 'step.continued': {}, 'pick.removed': {}, 'side.chosen': {}, 'quantity.chosen': {} },
      invoke: {
        id: 'product',
        src: 'product',
        input: ({ context }) => partInput(context),
        onDone: [
          { guard: is('chosen'), target: 'advancing', actions: [{ type: 'setChosenPart', params: outcome('chosen') }, 'clearPart'] },
          { guard: is('closed'), target: 'advancing', actions: 'closePart' },
        ],
        onError: { target: 'advancing', actions: [{ type: 'emitFault', params: faultOf('product') }, 'closePart'] },
      },
      initial: 'view',
      states: { view: {}, modify1: {}, modify2: {} },
    },
    complete: {
      description: 'Both halves are chosen.',
      // What is changed about the tray leads out of here.
      exit: 'clearPriced',
      initial: 'checking',
      on: {
        'card.changed': { target: '.checking', actions: { type: 'setCard', params: eventParams } },
        'pick.opened': [
          {
            guard: { type: 'isPlace', params: ({ event: { place } }) => ({ place, of: 'pick1' }) },
            target: '#combo.part.modify1',
            actions: { type: 'openPick', params: eventParams },
          },
          { target: '#combo.part.modify2', actions: { type: 'openPick', params: eventParams } },
        ],
      },
      states: {
        checking: { always: [{ guard: 'needsSide', target: 'sideMissing' }, { target: 'full' }] },
        sideMissing: { description: 'The guest chooses the side.' },
        full: {
          description: 'The guest checks it over; the server says what the tray comes to (PRODUCT-06).',
          invoke: {
            id: 'itemPrice',
            src: 'itemPrice',
            input: ({ context }) => ({ cafeId: context.cafeId, line: comboLine(context) }),
            onSnapshot: { actions: { type: 'setPriced', params: ({ event: { snapshot } }) => snapshot.context } },
            // Then the sum of the menu's prices holds (PRODUCT-07).
            onError: { actions: [{ type: 'emitFault', params: faultOf('itemPrice') }] },
          },
          on: {
            'prices.changed': { actions: ['clearPriced', 'askPrice'] },
            'notes.typed': { actions: { type: 'setNotes', params: eventParams } },
            'combo.confirmed': [
              // What the guest avoids may be in a part that could not be checked (MENU-11).
              { guard: { type: 'isUnchecked', params: eventParams } },
              {
                guard: { type: 'hasAvoided', params: eventParams },
                target: 'asking',
                actions: { type: 'setConfirmed', params: eventParams },
              },
              { target: '#combo.chosen', actions: { type: 'setConfirmed', params: eventParams } },
            ],
          },
        },
        asking: {
          description: 'It has what the guest avoids, and is taken only by their word (MENU-11, FLAGS-10).',
          tags: TRANSIENT,
          on: {
            'avoided.accepted': '#combo.chosen',
            'avoided.declined': 'full',
            // The rest of the page waits for the answer.
            'combo.reset': {},
            'step.set': {},
            'step.continued': {},
            'pick.opened': {},
            'pick.removed': {},
            'side.chosen': {},
            'quantity.chosen': {},
          },
        },
      },
    },
    chosen: {
      type: 'final',
      output: ({ context }: { context: ComboContext }): ComboOutput => ({
        kind: 'chosen',
        line: { ...comboLine(context), ...(context.shownPrice !== null && { shownPrice: context.shownPrice }) },
        accepted: allergensOf(context.avoided),
        editing: context.line && { cartId: context.line.cartId, sequenceNum: context.line.sequenceNum },
        comboCategory: context.comboCategory,
      }),
    },
    closed: { type: 'final', output: { kind: 'closed' } satisfies ComboOutput },
  },
  output: finalOutput<ComboOutput>,
});

/** What it begins with: the tray of another cafe, a line of the cart, or a product that becomes its first part; null: nothing. */
const trayOf = ({ carried, line, begun }: ComboInput) => carried ?? line ?? begun;

const emptyTray = ({ preparedFor = '' }: ComboInput): ComboTray => ({
  picks: noPicks,
  quantity: 1,
  msgKitchen: '',
  msgPreparedFor: preparedFor,
});

/** The part that is open as a product of its own, in its one size; one that is on the tray as it is there. */
function partInput({ cafeId, customizationsMax, picks, part, changed }: ComboContext): ProductInput {
  const { placardId, name, itemId, customizationsId, ingredients, recipeAllergens } = must(part, 'part');
  const line =
    picks[must(changed, 'place')]?.itemId === itemId
      ? { at: null, itemId, quantity: 1, ingredients, msgKitchen: '', msgPreparedFor: '' }
      : null;
  const recipe = recipeAllergens && { recipeAllergens };
  return { cafeId, placardId, name, itemId, customizationsId, customizationsMax, line, ...recipe };
}
