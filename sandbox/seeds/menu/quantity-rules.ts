/** A limit on placards, as days from today and offsets in whole days ahead (QTY-01, AMB-07). */
export interface QuantitySeed {
  readonly placardIds: readonly number[];
  readonly fromDay: number;
  readonly toDay: number;
  readonly limits: readonly (readonly [fromOffset: number, toOffset: number, qtyLimit: number])[];
}

export const quantityRules: readonly QuantitySeed[] = [
  // What the ovens cannot do at once: boxes and cakes need a day's notice for more than a few.
  {
    placardIds: [3107, 5205],
    fromDay: -30,
    toDay: 120,
    limits: [
      [0, 0, 2],
      [1, 2, 6],
      [3, 30, 24],
    ],
  },
  {
    placardIds: [18104],
    fromDay: -30,
    toDay: 120,
    limits: [
      [0, 0, 3],
      [1, 30, 12],
    ],
  },
  // The season's treats are shared out fairly.
  { placardIds: [5103, 4205], fromDay: -30, toDay: 60, limits: [[0, 30, 12]] },
  // Everything from the pastry case on the same day.
  { placardIds: [4101, 4102, 4103, 4104, 4105, 4106, 4201, 4202, 4203, 4204], fromDay: -30, toDay: 365, limits: [[0, 0, 24]] },
];
