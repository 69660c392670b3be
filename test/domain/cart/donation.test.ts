import { expect, it } from 'vitest';
import { amountOf, amountsToGive, donationsFor } from '#domain/donation/donation.ts';

const bread = { id: '801', name: 'Bread for the food bank', amounts: [1_00, 2_00] };

it('CART-17 a cause is given one of the cafe’s amounts, from small to large, else $1, $2 or $5', () => {
  expect(amountsToGive({ amounts: [5_00, 1_00, 5_00, 0] })).toEqual([1_00, 5_00]);
  expect(amountsToGive({ amounts: [] })).toEqual([1_00, 2_00, 5_00]);
  expect(amountsToGive({ amounts: [0, -1_00] })).toEqual([1_00, 2_00, 5_00]);
});

it('CAFE-07 the causes of the cafe can be given to, and what was given at another cafe can be taken back', () => {
  const given = [
    { id: '801', name: 'Bread', amount: 2_00 },
    { id: '9', name: 'Another cafe’s', amount: 1_00 },
  ];
  expect(donationsFor([bread], given)).toEqual([bread, { id: '9', name: 'Another cafe’s', amounts: [] }]);
  expect(donationsFor([], [])).toEqual([]);
  expect([amountOf(given, '801'), amountOf(given, '7')]).toEqual([2_00, 0]);
});
