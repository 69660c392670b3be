import { assign, emit, sendTo, setup } from 'xstate';
import type { CartLineRequest, LineAllergen, LineChild, LineIngredient } from '#domain/cart/line.ts';
import type { Cents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { choicesCalories, choicesPrice, choose, ingredientsOf, limitOf, type Choice, type OptionGroup } from '#domain/product/choices.ts';
import { allLost, carriedChanges } from '#domain/product/carried.ts';
import { addedAllergens, namedAllergens } from '#domain/product/allergens.ts';
import type { ItemPrice } from '#domain/product/item-price.ts';
import { itemPriceMachine } from '../item-price/item-price.machine.ts';
import { port } from '../kit/port.ts';
import type {
  CardChange,
  ListAllergensInput,
  ListAllergensResult,
  LineAt,
  LoadOptionsInput,
  LoadOptionsResult,
  MealStart,
  ProductContext,
  ProductEmitted,
  ProductEvent,
  ProductInput,
  ProductNotes,
  ProductOutput,
} from './product.types.ts';

type Loaded = Omit<Extract<LoadOptionsResult, { kind: 'loaded' }>, 'kind'>;

/** The line that a product begins with: carried from another cafe, or of the cart; null for a new one. */
export const begunOf = ({ carried, line }: Pick<ProductInput, 'carried' | 'line'>) => carried ?? line;

/** A line of this cafe keeps all its changes, also above the maximum of now; one that is carried from another cafe does not. */
const madeHere = ({ carried, customizationsMax }: ProductContext, groups: readonly OptionGroup[], ingredients: readonly LineIngredient[]) =>
  carriedChanges(groups, ingredients, carried ? customizationsMax : Math.max(customizationsMax, ingredients.length));

const groupOf = ({ groups }: ProductContext, groupId: string) =>
  must(
    groups.find((group) => group.groupId === groupId),
    'group',
  );

export const lineOf = ({
  itemId,
  name,
  quantity,
  groups,
  choices,
  side,
  msgKitchen,
  msgPreparedFor,
  ...more
}: ProductContext): CartLineRequest => ({
  itemId,
  name,
  quantity,
  ingredients: ingredientsOf(groups, choices),
  children: side ? [side] : [],
  ...allergensOf({ groups, choices, ...more }),
  msgKitchen: msgKitchen.trim(),
  msgPreparedFor: msgPreparedFor.trim(),
});

type Recipe = Pick<ProductContext, 'groups' | 'choices' | 'recipeAllergens'>;
/** Names of the allergens that the changes add. */
const addedBy = ({ groups, choices, recipeAllergens }: Recipe): readonly string[] =>
  recipeAllergens === undefined ? [] : addedAllergens(recipeAllergens, groups, choices);

function allergensOf({ knownAllergens, recipeAllergens, groups, choices }: Recipe & Pick<ProductContext, 'knownAllergens'>) {
  const allergens = namedAllergens(knownAllergens, recipeAllergens, groups, choices);
  return allergens.length > 0 && { allergens };
}

export const chosenFrom = (context: ProductContext): ProductOutput => ({
  kind: 'chosen',
  line: { ...lineOf(context), ...(context.shownPrice !== null && { shownPrice: context.shownPrice }) },
  accepted: context.avoided,
  extra: choicesPrice(context.groups, context.choices),
  extraCalories: choicesCalories(context.groups, context.choices),
  editing: lineAt(context),
});

const lineAt = ({ line }: ProductContext): LineAt | null => line?.at ?? null;

const mealStartOf = ({ itemId, quantity, groups, choices, side, msgKitchen, msgPreparedFor, ...more }: ProductContext): MealStart => ({
  itemId,
  quantity,
  side,
  ingredients: ingredientsOf(groups, choices),
  extra: choicesPrice(groups, choices),
  extraCalories: choicesCalories(groups, choices),
  ...allergensOf({ groups, choices, ...more }),
  msgKitchen: msgKitchen.trim(),
  msgPreparedFor: msgPreparedFor.trim(),
});

/** What the chart of a product is made of. */
export const productSetup = setup({
  types: {
    context: {} as ProductContext,
    input: {} as ProductInput,
    events: {} as ProductEvent,
    output: {} as ProductOutput,
    emitted: {} as ProductEmitted,
    children: {} as { loadOptions: 'loadOptions'; listAllergens: 'listAllergens'; itemPrice: 'itemPrice' },
  },
  actors: {
    loadOptions: port<LoadOptionsInput, LoadOptionsResult>('loadOptions'),
    listAllergens: port<ListAllergensInput, ListAllergensResult>('listAllergens'),
    itemPrice: itemPriceMachine,
  },
  guards: {
    isWithinLimits: ({ context }, choice: Choice) => limitOf(context, choice) === null,
    needsList: ({ context }) => context.knownAllergens === null && addedBy(context).length > 0,
    hasAvoided: (_, { avoided }: { avoided: readonly string[] }) => avoided.length > 0,
    isCountable: (_, { quantity }: { quantity: number }) => Number.isInteger(quantity) && quantity >= 1,
  },
  actions: {
    setGroups: assign(({ context }, { groups, knownAllergens, preparedFor, hasDeclinedMeal }: Loaded) => ({
      groups,
      knownAllergens,
      hasDeclinedMeal,
      ...(!begunOf(context) && { msgPreparedFor: preparedFor }),
      ...madeHere(context, groups, begunOf(context)?.ingredients ?? []),
    })),
    setCard: assign(({ context }, { groups, leftOut, recipeAllergens, ...card }: CardChange) => {
      const { choices, lost } = madeHere(context, groups, ingredientsOf(context.groups, context.choices));
      return {
        ...card,
        ...(context.recipeAllergens && { recipeAllergens }),
        groups,
        choices,
        lost: allLost([context.lost, { leftOut, usual: [] }, lost]),
        priced: null,
      };
    }),
    setSize: assign((_, { itemId }: { itemId: string }) => ({ itemId, isSized: true, priced: null })),
    keepSize: assign({ isSized: true }),
    setOption: assign(({ context }, { groupId, itemId, portion }: Choice) => ({
      choices: choose(context.choices, groupOf(context, groupId), itemId, portion),
      priced: null,
    })),
    setSide: assign((_, { side }: { side: LineChild }) => ({ side, priced: null })),
    setPriced: assign((_, { priced }: { priced: ItemPrice | null }) => ({ priced })),
    clearPriced: assign({ priced: null }),
    askPrice: sendTo('itemPrice', ({ context }) => ({ type: 'item.changed', line: lineOf(context) })),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found' as const, ...fault })),
    setRefused: assign(({ context }, choice: Choice) => ({
      refused: { itemId: choice.itemId, limit: limitOf(context, choice) ?? 'changes' },
    })),
    emitLimit: emit(({ context }, choice: Choice) => {
      const limit = limitOf(context, choice) ?? 'changes';
      return {
        type: 'limit.reached' as const,
        limit,
        max: limit === 'group' ? groupOf(context, choice.groupId).max : context.customizationsMax,
      };
    }),
    emitMeal: emit(({ context }, { hash }: { hash: string }) => ({
      type: 'meal.requested' as const,
      hash,
      product: mealStartOf(context),
      editing: lineAt(context),
    })),
    setMealDeclined: assign({ hasDeclinedMeal: true }),
    emitMealDeclined: emit({ type: 'meal.declined' }),
    setNotes: assign((_, { notes }: { notes: Partial<ProductNotes> }) => notes),
    setAllergens: assign((_, { knownAllergens }: { knownAllergens: readonly LineAllergen[] }) => ({ knownAllergens })),
    emitUnlisted: emit({ type: 'allergens.missed' }),
    setConfirmed: assign((_, { avoided, price = null }: { avoided: readonly string[]; price?: Cents | null }) => ({
      avoided,
      shownPrice: price,
    })),
    setQuantity: assign((_, { quantity }: { quantity: number }) => ({ quantity })),
  },
});
