import { sideLine } from '#domain/product/side.ts';
import { plainLine, type LineChild, type LineIngredient } from '#domain/cart/line.ts';
import { portionOf, type OptionGroup, type ProductOption } from '#domain/product/choices.ts';
import { itemPriceMachine } from '#machines/item-price/item-price.machine.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { productScreen } from '#machines/product/product.screen.ts';
import type { CardChange, ProductNotes } from '#machines/product/product.types.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';
import { club } from '../samples/products.ts';
import { chips, yogurt } from '../samples/sides.ts';

const option = (itemId: string, name: string, isDefault: boolean): ProductOption => ({
  itemId,
  name,
  isDefault,
  price: isDefault ? 0 : 100,
  extraPrice: 50,
  calories: 40,
  allergens: itemId === 'brie' ? ['MILK'] : [],
  portions: ['Regular', 'Extra', 'No'],
});
const bread: OptionGroup = {
  groupId: 'bread',
  name: 'Bread',
  kind: 'CHOICE',
  max: 1,
  options: [option('rye', 'Rye', true), option('oat', 'Oat', false)],
};
const more: OptionGroup = {
  groupId: 'more',
  name: 'Add',
  kind: 'ADD',
  max: 1,
  options: [option('brie', 'Brie', false), option('ham', 'Ham', false)],
};

const added = (itemId: string, name: string): LineIngredient => ({
  itemId,
  name,
  custType: 'ADDED',
  portion: 'Regular',
  originalItemId: null,
});

/** The club of the next release of the menu: its additions cost something else. */
const changed: CardChange = {
  name: 'Club',
  itemId: '72022',
  customizationsId: club.customizationsId,
  recipeAllergens: ['WHEAT'],
  groups: [bread, { ...more, options: more.options.map((each) => ({ ...each, price: 150 })) }],
  hasSide: true,
  side: sideLine(yogurt),
  leftOut: [],
};
/** The club of a release that has it without a side. */
const alone: CardChange = { ...changed, groups: [bread, more], hasSide: false, side: null, leftOut: [chips.placard.name] };

const input = { ...club, recipeAllergens: ['WHEAT'], hasSide: true, side: sideLine(chips) };

const asked = { cafeId: '203', line: { ...plainLine('72022', 'Club'), children: [sideLine(chips)] } };
const priced = itemPriceMachine.resolveState({
  value: 'priced',
  context: { ...asked, priced: { price: 1015, calories: 480, sodiumMg: 2300 } },
});

/** Says that it shall be taken. */
const isWord = ({ type }: TrailEvent): boolean => type === 'product.confirmed' || type === 'avoided.accepted';

export const model = defineModel({
  machine: productMachine,
  screen: productScreen,
  screens: {
    loading: 'What can be changed about it is fetched.',
    unloaded: 'The choices did not come; one button asks again.',
    choosing: 'Size, what is in it, how many, the limit that was met, and the question about what is avoided.',
    finished: 'It is chosen, or left.',
  },
  invariants: {
    'counts whole pieces, one or more': ({ snapshot: { context } }) => Number.isInteger(context.quantity) && context.quantity >= 1,
    'takes no more of a group than it allows': ({ snapshot: { context } }) =>
      context.groups.every(
        ({ kind, max, options }) => kind !== 'ADD' || options.filter((added) => portionOf(added, context.choices) !== 'No').length <= max,
      ),
    'has a price of the server only for the present choices (PRODUCT-06)': ({ snapshot, trail }) =>
      snapshot.context.priced === null ||
      !['size.chosen', 'option.chosen', 'side.chosen', 'card.changed', 'prices.changed'].includes(trail.at(-1)?.type ?? '') ||
      snapshot.matches({ choosing: 'limited' }),
    'what has what the guest avoids is taken only by their word (MENU-11, FLAGS-10)': ({ screen, trail }) => {
      const confirmed = trail.findLast(({ type }) => type === 'product.confirmed');
      const isAsked = Array.isArray(confirmed?.['avoided']) && confirmed['avoided'].length > 0;
      return screen.kind !== 'finished' || screen.as === 'closed' || !isAsked || trail.findLast(isWord)?.type === 'avoided.accepted';
    },
    'answers for the allergens that were asked about last, and for no other (MENU-11, FLAGS-10)': ({ snapshot: { output }, trail }) =>
      output?.kind !== 'chosen' || output.accepted.join() === (trail.findLast(isWord)?.type === 'avoided.accepted' ? 'MILK' : ''),
    'asks for a line at the price that was shown where it was confirmed (PRICING-01)': ({ snapshot: { output }, trail }) =>
      output?.kind !== 'chosen' || output.line.shownPrice === trail.findLast(({ type }) => type === 'product.confirmed')?.['price'],
    'a new line begins with the name of who orders, and one of the cart keeps its own (PRODUCT-09)': ({ snapshot: { context }, trail }) =>
      context.groups.length === 0 ||
      trail.some(({ type }) => type === 'notes.typed') ||
      context.msgPreparedFor === (context.line?.msgPreparedFor ?? 'Bo Li'),
    'asks with every allergen that the changes add, and no other (PRODUCT-08)': ({ snapshot: { context, output } }) =>
      output?.kind !== 'chosen' ||
      (output.line.allergens ?? []).map(({ name }) => name).join(' ') === (context.choices['brie'] === undefined ? '' : 'MILK'),
    'asks for the side that was chosen last, or that the menu left it with, a new line at first for the usual one (PRODUCT-01, MENU-13)': ({
      snapshot: { context, output },
      trail,
    }) => {
      const usual = sideLine(context.line === null ? chips : yogurt);
      const last = trail.findLast(({ type }) => type === 'side.chosen' || type === 'card.changed') ?? { side: usual };
      return output?.kind !== 'chosen' || output.line.children[0]?.itemId === (last.side as LineChild | null)?.itemId;
    },
    'says what of a line, or of a side, is not made anymore, and is saved with the rest (PRODUCT-01, PRODUCT-11, MENU-13)': ({
      snapshot: { context, output },
      screen,
      trail,
    }) => {
      const gone = context.line?.ingredients.filter(({ itemId }) => itemId === 'olives') ?? [];
      const side = trail.some((event) => event.type === 'card.changed' && event['hasSide'] === false) ? alone.leftOut : [];
      const isSaid =
        screen.kind !== 'choosing' || (screen.lost?.leftOut.join() ?? '') === [...gone.map(({ name }) => name), ...side].join();
      return isSaid && (output?.kind !== 'chosen' || !output.line.ingredients.some(({ itemId }) => itemId === 'olives'));
    },
    'has what another release of the menu says of it, and is not asked about the one before (MENU-13)': ({ snapshot, trail }) =>
      trail.at(-1)?.type !== 'card.changed' ||
      !snapshot.matches('choosing') ||
      (snapshot.matches({ choosing: 'free' }) && snapshot.context.groups === trail.at(-1)?.['groups']),
    'offers no meal that was declined (FLAGS-09)': ({ screen, trail }) =>
      screen.kind !== 'choosing' || screen.hasDeclinedMeal === trail.some(({ type }) => type === 'meal.declined'),
    'keeps the notes as they were typed': ({ snapshot: { context }, trail }) =>
      Object.entries(trail.findLast(({ type }) => type === 'notes.typed')?.['notes'] ?? {}).every(
        ([field, note]) => context[field as keyof ProductNotes] === note,
      ),
  },
  sentences: {
    events: {
      'product.left': 'Leave the product.',
      'options.retried': 'Try to load the choices again.',
      'size.chosen': 'Choose a size.',
      'size.kept': 'The stock has the size that it began with.',
      'option.chosen': ({ groupId, itemId }) => `Choose ${itemId} in the group "${groupId}".`,
      'side.chosen': ({ side }) => `Choose ${side.name} as the side.`,
      'quantity.chosen': ({ quantity }) => `Choose a quantity of ${quantity}.`,
      'card.changed': ({ hasSide }) => `The menu changes${hasSide ? '' : ', and has it without a side'}.`,
      'prices.changed': 'Rules change the prices.',
      'notes.typed': 'Write notes for the kitchen and the bag.',
      'product.confirmed': ({ avoided }) =>
        avoided.length > 0 ? 'Press the add button of what has what is avoided.' : 'Press the add button.',
      'avoided.accepted': 'Take it anyway.',
      'avoided.declined': 'Choose something else.',
      'meal.requested': 'Press "Make it a meal".',
      'meal.declined': 'Press "No thanks" of the meal.',
    },
    outcomes: {
      loadOptions: { loaded: 'The choices arrive.', failed: 'No answer comes about the choices.' },
      listAllergens: { listed: 'The list of allergens arrives.', failed: 'It does not.' },
      itemPrice: { failed: 'The price breaks.' },
    },
  },
  inputs: {
    'a new line': input,
    'a line of the cart with what is not made anymore': {
      ...input,
      customizationsMax: 1,
      line: {
        at: { cartId: 'cart-1', sequenceNum: 3 },
        itemId: '72021',
        quantity: 2,
        ingredients: [added('olives', 'Olives'), added('brie', 'Brie')],
        children: [sideLine(yogurt)],
        msgKitchen: 'Cut in half',
        msgPreparedFor: 'Kim',
      },
    },
  },
  payloads: {
    'size.chosen': [{ itemId: '72021' }],
    'card.changed': [changed, alone],
    'option.chosen': [
      { groupId: 'bread', itemId: 'oat', portion: 'Regular' },
      { groupId: 'more', itemId: 'brie', portion: 'Regular' },
      { groupId: 'more', itemId: 'ham', portion: 'Regular' },
    ],
    'side.chosen': [{ side: sideLine(yogurt) }],
    'quantity.chosen': [{ quantity: 1 }, { quantity: 0 }],
    'product.confirmed': [{ avoided: [] }, { avoided: ['MILK'], price: 1100 }],
    'meal.requested': [{ hash: 'club-meal-1' }],
    'notes.typed': [{ notes: { msgKitchen: ' Cut in half ', msgPreparedFor: 'Ana' } }],
  },
  outcomes: {
    loadOptions: {
      loaded: [
        {
          groups: [bread, more],
          knownAllergens: [{ itemId: 'a1', name: 'MILK', grouping: 'MILK' }],
          preparedFor: 'Bo Li',
          hasDeclinedMeal: false,
        },
        { groups: [bread, more], knownAllergens: null, preparedFor: 'Bo Li', hasDeclinedMeal: false },
      ],
    },
    listAllergens: { listed: [{ knownAllergens: [{ itemId: 'a1', name: 'MILK', grouping: 'MILK' }] }] },
  },
  keys: ['itemId', 'quantity', 'groups', 'choices', 'knownAllergens', 'avoided', 'side', 'line', 'msgKitchen', 'msgPreparedFor'],
  snapshots: { itemPrice: [priced] },
  longLived: ['itemPrice'],
});
