import { describe, expect, it } from 'vitest';
import { backTo, isStepDone, redirected, setUpOrderFrom, type SetupDraft } from '#domain/order/setup-steps.ts';
import { cafe203, springfield } from '#model-tests/samples/orders.ts';

const full: SetupDraft = {
  destination: 'DELIVERY',
  cafe: cafe203,
  address: springfield,
  schedule: { priority: 'LATER', at: '2026-11-21T12:30' },
  tableNumber: 7,
};
const nothing: SetupDraft = { destination: null, cafe: null, address: null, schedule: null, tableNumber: null };

describe('going back to a step (ORD-SETUP-14, ORD-SETUP-15)', () => {
  it.for([
    ['destination', nothing],
    ['cafe', { ...full, cafe: null, schedule: null, tableNumber: null }],
    ['address', { ...full, address: null, cafe: null, schedule: null }],
    ['time', { ...full, schedule: null }],
    ['table', { ...full, tableNumber: null }],
  ] as const)('%s asks it and what depends on it again', ([step, left]) => {
    expect(backTo(step, full)).toEqual(left);
  });
});

describe('another destination', () => {
  const atTable: SetupDraft = { ...full, destination: 'DINEIN', address: null };

  it('keeps the cafe where both ask for one, and the table only for dine-in', () => {
    expect(redirected(atTable, 'RPU')).toEqual({ ...nothing, destination: 'RPU', cafe: cafe203 });
    expect(redirected({ ...atTable, destination: 'RPU' }, 'DINEIN')).toEqual({
      ...nothing,
      destination: 'DINEIN',
      cafe: cafe203,
      tableNumber: 7,
    });
  });

  it('drops the cafe on the way into a delivery and out of one', () => {
    expect(redirected(atTable, 'DELIVERY').cafe).toBeNull();
    expect(redirected(full, 'RPU')).toEqual({ ...nothing, destination: 'RPU' });
  });

  it('changes nothing where it is the same', () => {
    expect(redirected(full, 'DELIVERY')).toBe(full);
  });
});

describe('a step is done', () => {
  it('for an address only with the address, and the cafe that delivers there (ORD-SETUP-09)', () => {
    expect(isStepDone('address', full)).toBe(true);
    expect(isStepDone('address', { ...full, address: null })).toBe(false);
    expect(isStepDone('address', { ...full, cafe: null })).toBe(false);
    expect(isStepDone('address', { ...full, cafe: { ...cafe203, id: '' } })).toBe(false);
  });

  it.for([null, 0, -1])('for a table not with %j', (tableNumber) => {
    expect(isStepDone('table', { ...full, tableNumber })).toBe(false);
  });
});

describe('a set-up order (ORD-SETUP-24)', () => {
  const more = { specialInstructions: 'Ring twice', isGroup: true };

  it('has the address of a delivery, and no table', () => {
    const order = setUpOrderFrom(full, more);
    expect(order).toEqual({ ...full, tableNumber: null, ...more });
  });

  it('is served at a table right away', () => {
    const order = setUpOrderFrom({ ...full, destination: 'DINEIN', schedule: null }, more);
    expect(order).toMatchObject({ schedule: { priority: 'ASAP', leadMinutes: 0 }, tableNumber: 7, address: null });
  });

  it.for([{ ...full, destination: null }, { ...full, cafe: null }, { ...full, schedule: null }, nothing])(
    'cannot be made while a step is open',
    (draft) => {
      expect(() => setUpOrderFrom(draft, more)).toThrow(/^The order is not set up yet\.$/);
    },
  );
});
