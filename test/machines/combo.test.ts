import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { LineIngredient } from '#domain/cart/line.ts';
import type { ComboPick } from '#domain/combo/picks.ts';
import { must } from '#domain/must.ts';
import { comboMachine } from '#machines/combo/combo.machine.ts';
import { comboScreen } from '#machines/combo/combo.screen.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import type { LoadOptionsInput, LoadOptionsResult } from '#machines/product/product.types.ts';
import { apple, melt } from '#model-tests/samples/combos.ts';

/** The choices of a part never come: it can be left. */
const loadOptions = fromPromise<LoadOptionsResult, LoadOptionsInput>(() => new Promise(() => {}));
const machine = comboMachine.provide({ actors: { product: productMachine.provide({ actors: { loadOptions } }) } });
const input = {
  cafeId: '203',
  placardId: 'placard-90',
  itemId: '90',
  name: 'You Pick Two',
  hasSide: true,
  customizationsMax: 5,
  comboCategory: null,
  begun: null,
  line: null,
};

const edited = { action: 'modify', cartId: 'c1', sequenceNum: 3, duplicateSequenceNums: [], quantity: 1, msgKitchen: '' } as const;

function fullTray() {
  const actor = createActor(machine, { input }).start();
  actor.send({ type: 'pick.added', pick: melt });
  actor.send({ type: 'pick.added', pick: melt });
  actor.send({ type: 'side.chosen', pick: apple });
  return actor;
}

describe('a combo', () => {
  it('with a part that could not be checked for what the guest avoids is not taken (MENU-11)', () => {
    const actor = fullTray();
    actor.send({ type: 'combo.confirmed', avoided: [], unchecked: [melt.name] });
    expect(comboScreen(actor.getSnapshot())).toMatchObject({ kind: 'full', asked: null });
    actor.send({ type: 'combo.confirmed', avoided: [], unchecked: [] });
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'chosen' });
  });

  const line = {
    action: 'modify',
    cartId: 'c1',
    sequenceNum: 3,
    duplicateSequenceNums: [],
    quantity: 1,
    msgKitchen: '',
    msgPreparedFor: '',
    picks: { pick1: melt, pick2: melt, side: apple },
  } as const;

  it('is as a new one after a reset, with the count and the notes, and has not started (COMBO-02, COMBO-03, COMBO-10)', () => {
    const actor = createActor(machine, { input: { ...input, preparedFor: 'Kim' } }).start();
    const fresh = actor.getSnapshot().context;
    actor.send({ type: 'pick.added', pick: melt });
    actor.send({ type: 'pick.added', pick: melt });
    actor.send({ type: 'side.chosen', pick: apple });
    actor.send({ type: 'quantity.chosen', quantity: 3 });
    actor.send({ type: 'notes.typed', notes: { msgKitchen: 'no onion', msgPreparedFor: 'Bo' } });
    actor.send({ type: 'combo.reset' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'notStarted', context: fresh });
  });

  it('of the cart keeps what is on it after a reset, and has not started (COMBO-02, COMBO-03)', () => {
    const written = { quantity: 2, msgKitchen: 'no onion', msgPreparedFor: 'Bo' };
    const actor = createActor(machine, { input: { ...input, line: { ...line, ...written } } }).start();
    actor.send({ type: 'combo.reset' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'notStarted', context: { picks: line.picks, ...written } });
  });

  it.each(['pick1', 'pick2', 'side'] as const)('has started once %s was set, whether it can be filled now or not (COMBO-05)', (step) => {
    const actor = createActor(machine, { input: { ...input, hasSide: false } }).start();
    expect(comboScreen(actor.getSnapshot())).toMatchObject({ isStarted: false });
    actor.send({ type: 'step.set', step });
    expect(comboScreen(actor.getSnapshot())).toMatchObject({ kind: 'choosing', place: 'pick1', isStarted: true });
  });

  it('is complete at its last step and no earlier (COMBO-06)', () => {
    const actor = createActor(machine, { input }).start();
    const isComplete = () => {
      const screen = comboScreen(actor.getSnapshot());
      return screen.kind === 'full' || (screen.kind === 'choosing' && screen.isComplete);
    };
    expect(isComplete()).toBe(false);
    actor.send({ type: 'pick.added', pick: melt });
    expect(isComplete()).toBe(false);
    actor.send({ type: 'pick.added', pick: melt });
    expect(isComplete()).toBe(true);
  });

  it.each(['pick1', 'pick2'] as const)('has %s empty where it was taken off, and asks for it (COMBO-07)', (place) => {
    const actor = fullTray();
    actor.send({ type: 'pick.removed', place });
    expect(actor.getSnapshot()).toMatchObject({ value: place, context: { picks: { ...line.picks, [place]: null } } });
  });
});

it('A combo keeps what is written for the kitchen and the bag, while its tray is changed, and adds it to its line without blanks around it (PRODUCT-01, PRODUCT-12)', () => {
  const actor = fullTray();
  actor.send({ type: 'notes.typed', notes: { msgKitchen: ' Cut in half ' } });
  actor.send({ type: 'notes.typed', notes: { msgPreparedFor: 'Ana' } });
  actor.send({ type: 'pick.removed', place: 'pick2' });
  actor.send({ type: 'pick.added', pick: melt });
  expect(comboScreen(actor.getSnapshot())).toMatchObject({ notes: { msgKitchen: ' Cut in half ', msgPreparedFor: 'Ana' } });
  actor.send({ type: 'combo.confirmed', avoided: [], unchecked: [] });
  expect(actor.getSnapshot().output).toMatchObject({ line: { msgKitchen: 'Cut in half', msgPreparedFor: 'Ana' } });
});

it('A new combo begins with the name of who orders, and one of the cart keeps its own (PRODUCT-09)', () => {
  const notesOf = (more: object) =>
    comboScreen(
      createActor(machine, { input: { ...input, ...more } })
        .start()
        .getSnapshot(),
    );
  expect(notesOf({ preparedFor: 'Bo Li' })).toMatchObject({ notes: { msgPreparedFor: 'Bo Li' } });
  const line = { ...edited, picks: { pick1: melt, pick2: melt, side: apple }, msgPreparedFor: 'Kim' };
  expect(notesOf({ preparedFor: 'Bo Li', line })).toMatchObject({ notes: { msgPreparedFor: 'Kim' } });
});

describe('a part of a full tray that was only looked at (COMBO-08)', () => {
  it.each(['pick1', 'pick2'] as const)('leads back to the choices of the place for which it was: %s', (place) => {
    const actor = fullTray();
    actor.send({ type: 'step.set', step: place });
    actor.send({ type: 'part.viewed', pick: melt });
    expect(actor.getSnapshot().matches({ part: 'view' })).toBe(true);
    actor.getSnapshot().children.product?.send({ type: 'product.left' });
    expect(actor.getSnapshot().value).toBe(place);
    actor.send({ type: 'step.continued' });
    expect(actor.getSnapshot().matches({ complete: 'full' })).toBe(true);
  });

  it('leads back to the end where it was being changed', () => {
    const actor = fullTray();
    actor.send({ type: 'pick.opened', place: 'pick1' });
    actor.getSnapshot().children.product?.send({ type: 'product.left' });
    expect(actor.getSnapshot().matches({ complete: 'full' })).toBe(true);
  });
});

describe('Details of the half that is taken (COMBO-08)', () => {
  const brie: LineIngredient = { itemId: 'brie', name: 'Brie', custType: 'ADDED', portion: 'Regular', originalItemId: null };
  const groups = [
    {
      groupId: 'more',
      name: 'Add',
      kind: 'ADD' as const,
      max: 2,
      options: [
        {
          itemId: 'brie',
          name: 'Brie',
          isDefault: false,
          price: 100,
          extraPrice: 0,
          calories: 40,
          allergens: ['MILK', 'TREE NUTS'],
          portions: ['Regular' as const],
        },
      ],
    },
  ];
  const nuts = { itemId: 'nuts', name: 'TREE NUTS', grouping: 'Allergens' };
  const milk = { ...nuts, itemId: 'milk', name: 'MILK' };
  const loaded = fromPromise<LoadOptionsResult, LoadOptionsInput>(async () => ({
    kind: 'loaded',
    groups,
    knownAllergens: [milk, nuts],
    preparedFor: '',
    hasDeclinedMeal: false,
  }));
  const customized = { ...melt, ingredients: [brie], extra: 100, extraCalories: null };

  /** The customized half of a combo of the cart, as its details show it. */
  async function viewed(place: 'pick1' | 'pick2', more: Partial<ComboPick> = {}) {
    const picks = { pick1: melt, pick2: melt, side: apple, [place]: { ...customized, ...more } };
    const withChoices = comboMachine.provide({ actors: { product: productMachine.provide({ actors: { loadOptions: loaded } }) } });
    const actor = createActor(withChoices, { input: { ...input, line: { ...edited, picks, msgPreparedFor: '' } } }).start();
    actor.send({ type: 'step.set', step: place });
    actor.send({ type: 'part.viewed', pick: melt });
    const part = must(actor.getSnapshot().children.product, 'part');
    await waitFor(part, (snapshot) => snapshot.matches('choosing'));
    return { actor, part };
  }

  it.each(['pick1', 'pick2'] as const)('opens with the choices that it has, and chooses it with them: %s', async (place) => {
    const { actor, part } = await viewed(place);
    expect(part.getSnapshot().context.choices).toEqual({ brie: 'Regular' });
    part.send({ type: 'product.confirmed', avoided: [] });
    expect(actor.getSnapshot().context.picks[place]).toEqual({ ...customized, extraCalories: 40, allergens: [milk, nuts] });
  });

  it.each(['pick1', 'pick2'] as const)(
    'names to the kitchen what its choices add to its recipe, until they do no more: %s (PRODUCT-08)',
    async (place) => {
      const { actor, part } = await viewed(place, { recipeAllergens: ['MILK'] });
      part.send({ type: 'product.confirmed', avoided: [] });
      expect(actor.getSnapshot().context.picks[place]).toMatchObject({ ingredients: [brie], allergens: [nuts] });
      actor.send({ type: 'step.continued' });
      actor.send({ type: 'combo.confirmed', avoided: [], unchecked: [] });
      expect(actor.getSnapshot().output).toMatchObject({ kind: 'chosen', line: { allergens: [nuts] } });
      const without = await viewed(place, { recipeAllergens: ['MILK'], allergens: [nuts] });
      without.part.send({ type: 'option.chosen', groupId: 'more', itemId: 'brie', portion: 'No' });
      without.part.send({ type: 'product.confirmed', avoided: [] });
      expect(without.actor.getSnapshot().context.picks[place]).not.toHaveProperty('allergens');
    },
  );

  it.each(['pick1', 'pick2'] as const)('leaves it as it is where they are left without a change: %s', async (place) => {
    const { actor, part } = await viewed(place);
    part.send({ type: 'product.left' });
    expect(actor.getSnapshot()).toMatchObject({ value: place });
    expect(actor.getSnapshot().context.picks[place]).toEqual(customized);
  });

  it.each(['pick1', 'pick2'] as const)('is not needed to keep it: what is taken again stays as it was made: %s', async (place) => {
    const { actor, part } = await viewed(place);
    part.send({ type: 'product.left' });
    actor.send({ type: 'pick.added', pick: melt });
    expect(actor.getSnapshot().context.picks[place]).toEqual(customized);
  });

  it('has nothing of the other half, which is the same item', async () => {
    const { actor, part } = await viewed('pick1');
    part.send({ type: 'product.left' });
    actor.send({ type: 'step.set', step: 'pick2' });
    actor.send({ type: 'part.viewed', pick: melt });
    const other = must(actor.getSnapshot().children.product, 'part');
    await waitFor(other, (snapshot) => snapshot.matches('choosing'));
    expect(other.getSnapshot().context.choices).toEqual({});
  });
});
