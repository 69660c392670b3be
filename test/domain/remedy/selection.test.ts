import { fc } from '#test/kit/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { hasNoOption, remedyKindFrom } from '#domain/remedy/remedy.ts';
import {
  isComplete,
  itemGroups,
  lineWithoutReason,
  nothingSelected,
  orderGroups,
  reasonsOf,
  remediesFor,
  remedyChosen,
  selectedLineItemIds,
  setReason,
  stillOffered,
  toggleItem,
  toggleWholeOrder,
  type RemedySelection,
} from '#domain/remedy/selection.ts';
import { noRemedies, remedies } from '#model-tests/samples/remedies.ts';

const missing = setReason(toggleItem(nothingSelected, '1'), '1', 'missing');
const both = setReason(toggleItem(missing, '2'), '2', 'cold');

describe('What a guest chooses', () => {
  it('offers the reasons that have a remedy, those of the whole order apart', () => {
    expect(itemGroups(remedies).map(({ groupId }) => groupId)).toEqual(['missing', 'cold']);
    expect(orderGroups(remedies).map(({ groupId }) => groupId)).toEqual(['late']);
    expect([itemGroups(noRemedies), orderGroups(noRemedies)]).toEqual([[], []]);
  });

  it('nothing is offered where every group is empty, or there is none (REMEDY-06)', () => {
    expect([remedies, noRemedies, { ...remedies, groups: [] }].map(hasNoOption)).toEqual([false, true, true]);
  });

  it('is complete with a reason for each item, or with the whole order', () => {
    expect([nothingSelected, toggleItem(missing, '2'), missing, toggleWholeOrder(missing, 'late')].map(isComplete)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(lineWithoutReason(toggleItem(missing, '2'))).toBe('2');
  });

  it('items and the whole order exclude each other', () => {
    expect(selectedLineItemIds(toggleWholeOrder(both, 'late'))).toEqual([]);
    expect(toggleItem(toggleWholeOrder(both, 'late'), '1').wholeOrder).toBeNull();
    expect(toggleWholeOrder(toggleWholeOrder(both, 'late'), 'late')).toEqual(nothingSelected);
  });

  it('a remedy for several items is one that each can have, and is worth the sum to the cent', () => {
    expect(remediesFor(remedies, missing).map(({ optionId, value }) => [optionId, value])).toEqual([
      ['refund', 1498],
      ['remake', 1498],
    ]);
    expect(remediesFor(remedies, both).map(({ optionId, value }) => [optionId, value])).toEqual([['refund', 1877]]);
    expect(remediesFor(remedies, toggleWholeOrder(nothingSelected, 'late')).map(({ value }) => value)).toEqual([3455]);
    expect(remediesFor(remedies, toggleItem(missing, '2'))).toEqual([]);
  });

  it('an offer is asked for with each reason and its line, or with the whole order', () => {
    expect(reasonsOf(both)).toEqual([
      { groupId: 'missing', lineItemId: '1' },
      { groupId: 'cold', lineItemId: '2' },
    ]);
    expect(reasonsOf(toggleWholeOrder(both, 'late'))).toEqual([{ groupId: 'late', lineItemId: null }]);
  });

  it('another choice takes the remedy back', () => {
    const chosen: RemedySelection = { ...missing, optionId: 'refund' };
    expect(remedyChosen(remedies, chosen)?.value).toBe(1498);
    for (const next of [toggleItem(chosen, '2'), setReason(chosen, '1', 'cold'), toggleWholeOrder(chosen, 'late')])
      expect(next.optionId).toBeNull();
  });

  it('what is not offered any more is left out after a reload', () => {
    const kept = { reasons: { '1': 'missing', '9': 'cold' }, wholeOrder: 'gone', optionId: 'remake' };
    expect(stillOffered(remedies, kept)).toEqual({ reasons: { '1': 'missing' }, wholeOrder: null, optionId: 'remake' });
    expect(stillOffered(remedies, { ...both, optionId: 'remake' }).optionId).toBeNull();
    expect(stillOffered(noRemedies, both)).toEqual({ reasons: { '1': null, '2': null }, wholeOrder: null, optionId: null });
  });

  it('a kind that this site has no words for is another one', () => {
    expect(['REFUND', 'Credit', 'REMAKE', 'VOUCHER', null].map(remedyKindFrom)).toEqual(['refund', 'credit', 'remake', 'other', 'other']);
  });

  it('whatever is pressed: every remedy is one of each reason, and what is still offered stays as it is', () => {
    const press = fc.oneof(
      fc.constantFrom('1', '2').map((id) => (now: RemedySelection) => toggleItem(now, id)),
      fc.record({ id: fc.constantFrom('1', '2'), groupId: fc.constantFrom('missing', 'cold') }).map(
        ({ id, groupId }) =>
          (now: RemedySelection) =>
            setReason(now, id, groupId),
      ),
      fc.constant((now: RemedySelection) => toggleWholeOrder(now, 'late')),
    );
    fc.assert(
      fc.property(fc.array(press, { maxLength: 8 }), (presses) => {
        const selection = presses.reduce((now, change) => change(now), nothingSelected);
        const offered = remediesFor(remedies, selection);
        expect(offered.length > 0).toBe(isComplete(selection));
        expect(stillOffered(remedies, selection)).toEqual(selection);
        expect(selection.wholeOrder === null || selectedLineItemIds(selection).length === 0).toBe(true);
      }),
    );
  });
});
