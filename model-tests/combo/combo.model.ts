import { plainLine, type LineIngredient } from '#domain/cart/line.ts';
import { noPicks } from '#domain/combo/picks.ts';
import { itemPriceMachine } from '#machines/item-price/item-price.machine.ts';
import { comboMachine } from '#machines/combo/combo.machine.ts';
import { comboScreen } from '#machines/combo/combo.screen.ts';
import type { ComboInput } from '#machines/combo/combo.types.ts';
import type { ProductNotes } from '#machines/product/product.types.ts';
import { defineModel } from '../kit/model.ts';
import { apple, comboPlacard, melt } from '../samples/combos.ts';

const input: ComboInput = {
  cafeId: '203',
  placardId: 'placard-90',
  itemId: '90',
  name: 'You Pick Two',
  hasSide: true,
  customizationsMax: 5,
  comboCategory: '14',
  begun: null,
  line: null,
};
const withoutSide = { ...comboPlacard, places: comboPlacard.places.filter(({ isSide }) => !isSide) };
const edited = { action: 'modify', cartId: 'c1', sequenceNum: 3, duplicateSequenceNums: [], quantity: 1, msgKitchen: '' } as const;
const noOnion: LineIngredient = { itemId: 'onion', name: 'Red onion', custType: 'REMOVED', portion: 'No', originalItemId: null };

const priced = itemPriceMachine.resolveState({
  value: 'priced',
  context: { cafeId: '203', line: plainLine('90', 'You Pick Two'), priced: { price: 1179, calories: 910, sodiumMg: 2300 } },
});

export const model = defineModel({
  machine: comboMachine,
  screen: comboScreen,
  screens: {
    choosing: 'What may fill a place, and what is on the tray.',
    full: 'Every place is filled; the guest checks it over, and is asked about what they avoid.',
    part: 'One part as a product of its own.',
    finished: 'It is chosen, or left.',
  },
  invariants: {
    'what has what the guest avoids is taken only by their word (MENU-11, FLAGS-10)': ({ screen, trail }) => {
      const confirmed = trail.findLast(({ type }) => type === 'combo.confirmed');
      const isAsked = Array.isArray(confirmed?.['avoided']) && confirmed['avoided'].length > 0;
      return screen.kind !== 'finished' || screen.as === 'closed' || !isAsked || trail.at(-1)?.type === 'avoided.accepted';
    },
    'answers for the allergens that were asked about last, and for no other (MENU-11, FLAGS-10)': ({ snapshot: { output }, trail }) =>
      output?.kind !== 'chosen' || output.accepted.join() === (trail.at(-1)?.type === 'avoided.accepted' ? 'MILK' : ''),
    'asks for a line at the price that was shown where it was confirmed (PRICING-01)': ({ snapshot: { output }, trail }) =>
      output?.kind !== 'chosen' || output.line.shownPrice === trail.findLast(({ type }) => type === 'combo.confirmed')?.['price'],
    'is not taken where a part could not be checked for what the guest avoids (MENU-11)': ({ screen, trail }) => {
      const last = trail.at(-1);
      const isUnchecked = Array.isArray(last?.['unchecked']) && last['unchecked'].length > 0;
      return !isUnchecked || (screen.kind === 'full' && screen.asked === null);
    },
    'has a price of the server only for the tray as it is (PRODUCT-06)': ({ snapshot, trail }) =>
      snapshot.context.priced === null ||
      snapshot.matches({ complete: 'asking' }) ||
      (snapshot.matches({ complete: 'full' }) &&
        !['side.chosen', 'card.changed', 'prices.changed', 'step.continued'].includes(trail.at(-1)?.type ?? '')),
    'is complete only with both picks (COMBO-04, COMBO-06)': ({ snapshot }) =>
      !snapshot.matches('complete') || (snapshot.context.picks.pick1 !== null && snapshot.context.picks.pick2 !== null),
    'asks for what is on the tray, and for a side where one belongs to it (COMBO-11)': ({ snapshot: { context, output } }) =>
      output?.kind !== 'chosen' || output.line.children.length === (context.hasSide ? 3 : 2),
    'has not started after a reset, and is empty unless a line of the cart is changed (COMBO-02, COMBO-03, COMBO-10)': ({
      snapshot,
      trail,
    }) => {
      const { line, picks, quantity, msgKitchen, msgPreparedFor, preparedFor = '' } = snapshot.context;
      const isEmpty = picks === noPicks && quantity === 1 && msgKitchen === '' && msgPreparedFor === preparedFor;
      return trail.at(-1)?.type !== 'combo.reset' || (snapshot.matches('notStarted') && (line !== null || isEmpty));
    },
    'has started once a step was set (COMBO-05)': ({ snapshot, trail }) =>
      !snapshot.matches('notStarted') || !['pick.added', 'pick.removed', 'step.continued', 'step.set'].includes(trail.at(-1)?.type ?? ''),
    'comes back from a part that was only looked at to the place for which it was (COMBO-08)': ({ snapshot }) =>
      snapshot.context.from === null || snapshot.matches({ part: 'view' }) || snapshot.matches('closed'),
    'empties the place of what was taken off, and goes back to it (COMBO-07)': ({ snapshot, trail }) => {
      const last = trail.at(-1);
      const place = last?.['place'] as 'pick1' | 'pick2';
      return last?.type !== 'pick.removed' || (snapshot.matches(place) && snapshot.context.picks[place] === null);
    },
    'changes the line of the cart that it was opened for, with its count and notes, and no other (COMBO-10)': ({
      snapshot: { context, output },
      trail,
    }) => {
      const since = context.line ? trail : trail.slice(trail.findLastIndex(({ type }) => type === 'combo.reset') + 1);
      const own = context.line ?? (since.length === trail.length ? context.begun : null);
      const isCounted = since.some(({ type }) => type === 'quantity.chosen');
      const typed = since.findLast(({ type }) => type === 'notes.typed')?.['notes'] as Partial<ProductNotes> | undefined;
      if (output?.kind !== 'chosen') return true;
      return (
        output.editing?.sequenceNum === context.line?.sequenceNum &&
        output.editing?.cartId === context.line?.cartId &&
        output.comboCategory === context.comboCategory &&
        (isCounted || output.line.quantity === (own?.quantity ?? 1)) &&
        output.line.msgPreparedFor === (typed?.msgPreparedFor ?? own?.msgPreparedFor ?? context.preparedFor ?? '') &&
        output.line.msgKitchen === (typed?.msgKitchen ?? own?.msgKitchen ?? '')
      );
    },
    'has started where a product becomes its first part (FLAGS-09)': ({ snapshot, trail }) =>
      !snapshot.matches('notStarted') || snapshot.context.begun === null || trail.some(({ type }) => type === 'combo.reset'),
    'has what another release of the menu says of it, and is not asked about the one before (MENU-13)': ({ snapshot, trail }) =>
      trail.at(-1)?.type !== 'card.changed' ||
      snapshot.status === 'done' ||
      (snapshot.context.hasSide === (trail.at(-1)?.['card'] !== withoutSide) && !snapshot.matches({ complete: 'asking' })),
    'counts whole pieces, one or more': ({ snapshot: { context } }) => Number.isInteger(context.quantity) && context.quantity >= 1,
  },
  sentences: {
    events: {
      'pick.added': ({ pick }) => `Pick ${pick.name}.`,
      'pick.removed': ({ place }) => `Take ${place} off the tray.`,
      'pick.opened': ({ place }) => `Press "Customize" of ${place}.`,
      'part.viewed': ({ pick }) => `Press "Details" of ${pick.name}.`,
      'side.chosen': ({ pick }) => `Choose ${pick.name} as the side.`,
      'step.set': ({ step }) => `Go to ${step}.`,
      'step.continued': 'Go on to what is missing.',
      'quantity.chosen': ({ quantity }) => `Choose a quantity of ${quantity}.`,
      'card.changed': ({ card }) => `The menu has the combo ${card === withoutSide ? 'without' : 'with'} a side now.`,
      'prices.changed': 'Rules change the prices.',
      'notes.typed': 'Write the name for the bag.',
      'combo.reset': 'Press "Start over".',
      'combo.confirmed': ({ avoided, unchecked }) => {
        if (unchecked.length > 0) return 'Press the add button of what could not be checked.';
        return avoided.length > 0 ? 'Press the add button of what has what is avoided.' : 'Press the add button.';
      },
      'avoided.accepted': 'Take it anyway.',
      'avoided.declined': 'Choose something else.',
      'combo.left': 'Leave the combo.',
    },
    outcomes: {
      product: {
        chosen: 'The part is chosen as it was made.',
        closed: 'The part is closed.',
        failed: 'The part breaks.',
      },
      itemPrice: { failed: 'The price breaks.' },
    },
  },
  inputs: {
    'a new combo of a member': { ...input, preparedFor: 'Kim' },
    'a new combo without a side of a member': { ...input, hasSide: false, preparedFor: 'Kim' },
    'a combo of the cart of which a half is gone from the menu': {
      ...input,
      hasSide: false,
      line: { ...edited, picks: { pick1: melt, pick2: null, side: null }, msgPreparedFor: 'Kim' },
    },
    'a product that becomes a combo': {
      ...input,
      begun: { picks: { pick1: melt, pick2: null, side: null }, quantity: 2, msgKitchen: 'Cut in half', msgPreparedFor: 'Kim' },
    },
    'a product of the cart that becomes a combo': {
      ...input,
      line: { ...edited, action: 'convert', picks: { pick1: melt, pick2: null, side: null }, quantity: 2, msgPreparedFor: 'Kim' },
    },
    'a combo of the cart': {
      ...input,
      line: { ...edited, duplicateSequenceNums: [4], picks: { pick1: melt, pick2: melt, side: apple }, msgPreparedFor: 'Kim' },
    },
  },
  payloads: {
    'pick.added': [{ pick: melt }],
    'pick.removed': [{ place: 'pick1' }, { place: 'pick2' }],
    'pick.opened': [{ place: 'pick1' }, { place: 'pick2' }],
    'part.viewed': [{ pick: melt }],
    'side.chosen': [{ pick: apple }],
    'step.set': [{ step: 'pick1' }, { step: 'pick2' }, { step: 'side' }],
    'card.changed': [{ card: withoutSide }],
    'quantity.chosen': [{ quantity: 1 }, { quantity: 0 }],
    'notes.typed': [{ notes: { msgPreparedFor: 'Kim' } }],
    'combo.confirmed': [
      { avoided: [], unchecked: [] },
      { avoided: [{ name: 'Tuna Melt', allergens: ['MILK'] }], unchecked: [], price: 1299 },
      { avoided: [], unchecked: ['Tuna Melt'] },
    ],
  },
  outcomes: {
    product: {
      chosen: [
        { line: { ...plainLine('melt', 'Tuna Melt'), ingredients: [noOnion] }, accepted: [], extra: 0, extraCalories: 0, editing: null },
      ],
      closed: [{}],
    },
  },
  snapshots: { itemPrice: [priced] },
  longLived: ['itemPrice'],
});
