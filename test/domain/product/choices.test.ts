import { fc } from '#test/kit/fast-check.ts';
import { describe, expect, it } from 'vitest';
import {
  choicesCalories,
  choicesFrom,
  choicesPrice,
  choose,
  goneOptions,
  ingredientsOf,
  isGroupFull,
  isOneTooMany,
  isOverLimit,
  limitOf,
  portionOf,
  type Choices,
  type OptionGroup,
  type PortionName,
  type ProductOption,
} from '#domain/product/choices.ts';

const option = (itemId: string, more: Partial<ProductOption> = {}): ProductOption => ({
  itemId,
  name: itemId,
  isDefault: false,
  price: 0,
  extraPrice: 0,
  calories: 100,
  allergens: [],
  portions: ['Regular', 'Extra', 'Light', 'No'],
  ...more,
});
const bread: OptionGroup = {
  groupId: 'bread',
  name: 'Bread',
  kind: 'CHOICE',
  max: 1,
  options: [option('rye', { isDefault: true }), option('brioche', { price: 75, calories: 180 }), option('oat', { price: -25 })],
};
const madeWith: OptionGroup = {
  groupId: 'madeWith',
  name: 'Made with',
  kind: 'INCLUDED',
  max: 3,
  options: ['bacon', 'tomato', 'mayo'].map((itemId) => option(itemId, { isDefault: true, extraPrice: 150 })),
};
const more: OptionGroup = {
  groupId: 'more',
  name: 'Add',
  kind: 'ADD',
  max: 2,
  options: ['brie', 'ham', 'kale'].map((itemId) => option(itemId, { price: 125, extraPrice: 100 })),
};
const groups = [bread, madeWith, more];
const asRecipe: Choices = {};

const made = (...taken: readonly (readonly [OptionGroup, string, PortionName])[]) =>
  taken.reduce((choices, [group, itemId, portion]) => choose(choices, group, itemId, portion), asRecipe);

it('What the guest took beyond the recipe and the cafe has run out of is named; what is in the recipe, or left out, is not (AVAIL-10)', () => {
  const taken = made([more, 'brie', 'Extra'], [bread, 'oat', 'Regular'], [madeWith, 'bacon', 'Extra']);
  const named = (...gone: readonly string[]) => goneOptions(groups, taken, new Set(gone)).map(({ itemId }) => itemId);
  expect(named('brie', 'ham', 'rye', 'oat', 'bacon')).toEqual(['oat', 'brie']);
  expect(named()).toEqual([]);
});

describe('departing from the recipe (PRODUCT-03, PRODUCT-04)', () => {
  it('is nothing to say for the recipe itself', () => expect(ingredientsOf(groups, asRecipe)).toEqual([]));

  it('leaving out is REMOVED, another portion or something more is ADDED, one for another is SUBSTITUTED', () => {
    const choices = made([madeWith, 'tomato', 'No'], [madeWith, 'bacon', 'Extra'], [more, 'brie', 'Light'], [bread, 'oat', 'Regular']);
    expect(ingredientsOf(groups, choices)).toEqual([
      { itemId: 'oat', name: 'oat', custType: 'SUBSTITUTED', portion: 'Regular', originalItemId: 'rye' },
      { itemId: 'bacon', name: 'bacon', custType: 'ADDED', portion: 'Extra', originalItemId: null },
      { itemId: 'tomato', name: 'tomato', custType: 'REMOVED', portion: 'No', originalItemId: null },
      { itemId: 'brie', name: 'brie', custType: 'ADDED', portion: 'Light', originalItemId: null },
    ]);
  });

  it('is undone by choosing what the recipe has', () => {
    expect(choose(made([madeWith, 'tomato', 'No']), madeWith, 'tomato', 'Regular')).toEqual(asRecipe);
    expect(choose(made([more, 'brie', 'Extra']), more, 'brie', 'No')).toEqual(asRecipe);
    expect(choose(made([bread, 'oat', 'Regular']), bread, 'rye', 'Regular')).toEqual(asRecipe);
  });

  it('takes exactly one where one is chosen', () => {
    const choices = made([bread, 'oat', 'Regular'], [bread, 'brioche', 'Regular']);
    expect(bread.options.filter((candidate) => portionOf(candidate, choices) !== 'No').map(({ itemId }) => itemId)).toEqual(['brioche']);
  });
});

describe('E-40 the most customizations of one item (PRODUCT-05)', () => {
  const four = [
    [bread, 'oat', 'Regular'],
    [madeWith, 'bacon', 'No'],
    [madeWith, 'tomato', 'No'],
    [madeWith, 'mayo', 'Light'],
  ] as const;
  const five = made(...four, [more, 'brie', 'Regular']);

  it('a cafe that names none takes a fifth and refuses a sixth', () => {
    expect(isOverLimit(groups, five, 5)).toBe(false);
    expect(isOverLimit(groups, choose(five, more, 'ham', 'Regular'), 5)).toBe(true);
  });

  it('a cafe with three refuses a fourth', () => {
    expect(isOverLimit(groups, made(...four.slice(0, 3)), 3)).toBe(false);
    expect(isOverLimit(groups, made(...four), 3)).toBe(true);
  });

  it('another portion of the same is not one more', () => {
    expect(isOverLimit(groups, choose(five, more, 'brie', 'Extra'), 5)).toBe(false);
  });

  it('a line from a cafe that took more can be changed and lessened, but gets no more', () => {
    const isRefused = (next: Choices) => isOneTooMany(groups, five, next, 3);
    expect(isRefused(choose(five, madeWith, 'bacon', 'Regular'))).toBe(false);
    expect(isRefused(choose(five, more, 'brie', 'Extra'))).toBe(false);
    expect(isRefused(choose(five, more, 'ham', 'Regular'))).toBe(true);
    expect(isOneTooMany(groups, asRecipe, made(...four), 3)).toBe(true);
  });

  it('and the most of one group', () => {
    const one = made([more, 'brie', 'Regular']);
    expect(isGroupFull(more, one)).toBe(false);
    expect(isGroupFull(more, choose(one, more, 'ham', 'Extra'))).toBe(true);
    expect(isGroupFull(madeWith, asRecipe)).toBe(false);
  });

  it('which of both limits a choice would break is known before it is made', () => {
    const two = made([more, 'brie', 'Regular'], [more, 'ham', 'Regular']);
    const limit = (choices: Choices, itemId: string, portion: PortionName, customizationsMax = 5) =>
      limitOf({ groups, choices, customizationsMax }, { groupId: 'more', itemId, portion });
    expect(limit(two, 'kale', 'Regular')).toBe('group');
    expect(limit(two, 'ham', 'Extra')).toBe(null);
    expect(limit(made(...four), 'kale', 'Regular', 4)).toBe('changes');
    expect(limit(made(...four), 'kale', 'Regular')).toBe(null);
    expect(limit(two, 'ham', 'No', 1)).toBe(null);
  });
});

describe('what choices come to', () => {
  it.each([
    ['the recipe', made(), 0, 0],
    ['something more', made([more, 'brie', 'Regular']), 125, 100],
    ['extra of it', made([more, 'brie', 'Extra']), 225, 200],
    ['a little of it costs the same', made([more, 'brie', 'Light']), 125, 50],
    ['extra of what is in it', made([madeWith, 'bacon', 'Extra']), 150, 100],
    ['less of what is in it', made([madeWith, 'bacon', 'Light']), 0, -50],
    ['leaving out saves nothing', made([madeWith, 'bacon', 'No']), 0, -100],
    ['a dearer bread', made([bread, 'brioche', 'Regular']), 75, 80],
    ['a cheaper bread', made([bread, 'oat', 'Regular']), -25, 0],
    ['all of it', made([bread, 'oat', 'Regular'], [madeWith, 'bacon', 'Extra'], [more, 'brie', 'Extra']), 350, 300],
  ])('%s', (_, choices, cents, calories) => {
    expect(choicesPrice(groups, choices)).toBe(cents);
    expect(choicesCalories(groups, choices)).toBe(calories);
  });
});

describe('any choices', () => {
  const step = fc
    .constantFrom(...groups)
    .chain((group) =>
      fc.tuple(
        fc.constant(group),
        fc.constantFrom(...group.options.map(({ itemId }) => itemId)),
        group.kind === 'CHOICE' ? fc.constant<PortionName>('Regular') : fc.constantFrom<PortionName>('No', 'Light', 'Regular', 'Extra'),
      ),
    );
  const anything = fc.array(step, { maxLength: 12 }).map((steps) => made(...steps));

  it('come back from the line of the cart that they made (PRODUCT-11)', () => {
    fc.assert(
      fc.property(anything, (choices) => {
        expect(choicesFrom(groups, ingredientsOf(groups, choices))).toEqual(choices);
      }),
    );
  });

  it('name an ingredient once, and always have one bread', () => {
    fc.assert(
      fc.property(anything, (choices) => {
        const ids = ingredientsOf(groups, choices).map(({ itemId }) => itemId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(bread.options.filter((candidate) => portionOf(candidate, choices) !== 'No')).toHaveLength(1);
      }),
    );
  });

  it('forget what the menu no longer has', () => {
    const gone = { itemId: 'truffle', name: 'Truffle', custType: 'ADDED', portion: 'Regular', originalItemId: null } as const;
    expect(choicesFrom(groups, [gone])).toEqual(asRecipe);
  });
});
