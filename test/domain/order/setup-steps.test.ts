import { describe, expect, it } from 'vitest';
import { destinationFrom, summaryDestinationFrom } from '#domain/order/destination.ts';
import { destinations } from '#domain/order/order.ts';
import { backTo, isTableNumber, openStep, redirected, setUpOrderFrom, stepsOf, type SetupDraft } from '#domain/order/setup-steps.ts';
import { cafe203, springfield } from '#model-tests/samples/orders.ts';

const nothing: SetupDraft = { destination: null, cafe: null, address: null, schedule: null, tableNumber: null };
const noon = { priority: 'LATER', at: '2026-11-20T12:30' } as const;
const asap = { priority: 'ASAP', leadMinutes: 12 } as const;

describe('the steps of a destination', () => {
  it.each([
    ['RPU', ['cafe', 'time']],
    ['DRIVE_THRU', ['cafe', 'time']],
    ['CURBSIDE', ['cafe', 'time']],
    ['DELIVERY', ['address', 'time']],
    ['DINEIN', ['cafe', 'table']],
  ] as const)('%s (ORD-SETUP-01 to -05)', (destination, steps) => expect(stepsOf(destination).slice(1)).toEqual(steps));

  it('begin with the destination (ORD-SETUP-07)', () => expect(openStep(nothing)).toBe('destination'));

  it('are passed over where they are answered (ORD-SETUP-06)', () => {
    expect(openStep({ ...nothing, destination: 'RPU' })).toBe('cafe');
    expect(openStep({ ...nothing, destination: 'RPU', cafe: cafe203 })).toBe('time');
    expect(openStep({ ...nothing, destination: 'RPU', cafe: cafe203, schedule: asap })).toBeNull();
  });

  it('E-23 delivery: later needs a time, as soon as possible none (ORD-SETUP-10, -11)', () => {
    const draft = { ...nothing, destination: 'DELIVERY', cafe: cafe203, address: springfield } as const;
    expect(openStep({ ...draft, schedule: { priority: 'LATER', at: '' } })).toBe('time');
    expect(openStep({ ...draft, schedule: noon })).toBeNull();
    expect(openStep({ ...draft, schedule: asap })).toBeNull();
  });

  it('E-24 dine-in: a table above 0, and never a time (ORD-SETUP-05, -12)', () => {
    const draft = { ...nothing, destination: 'DINEIN', cafe: cafe203 } as const;
    expect(openStep({ ...draft, tableNumber: 0 })).toBe('table');
    expect(openStep({ ...draft, tableNumber: 12 })).toBeNull();
    expect(stepsOf('DINEIN')).not.toContain('time');
  });

  it.each([
    ['12', true],
    [' 7 ', true],
    ['007', true],
    ['0', false],
    ['', false],
    ['-3', false],
    ['12.5', false],
    ['1e3', false],
    ['0x10', false],
    ['12345', false],
  ])('table "%s": %s (ORD-SETUP-12)', (typed, isOne) => expect(isTableNumber(typed)).toBe(isOne));

  it('E-27 cafe 500000 is no cafe (ORD-SETUP-08, CAFE-15)', () => {
    expect(openStep({ ...nothing, destination: 'RPU', cafe: { ...cafe203, id: '500000' } })).toBe('cafe');
  });
});

describe('going back', () => {
  it('E-25 to the cafe forgets time and table (ORD-SETUP-14)', () => {
    const draft = backTo('cafe', { ...nothing, destination: 'RPU', cafe: cafe203, schedule: noon });
    expect(draft).toEqual({ ...nothing, destination: 'RPU' });
    expect(openStep(draft)).toBe('cafe');
  });

  it('E-26 to the address forgets time and cafe (ORD-SETUP-15)', () => {
    const draft = backTo('address', { ...nothing, destination: 'DELIVERY', address: springfield, cafe: cafe203, schedule: asap });
    expect(draft).toEqual({ ...nothing, destination: 'DELIVERY' });
    expect(openStep(draft)).toBe('address');
  });

  it('to another way keeps the cafe only where one is picked by the guest', () => {
    const draft = { ...nothing, destination: 'RPU', cafe: cafe203, schedule: asap } as const;
    expect(redirected(draft, 'CURBSIDE')).toEqual({ ...nothing, destination: 'CURBSIDE', cafe: cafe203 });
    expect(redirected(draft, 'DELIVERY')).toEqual({ ...nothing, destination: 'DELIVERY' });
    expect(redirected(draft, 'RPU')).toBe(draft);
  });
});

describe('a set-up order', () => {
  const rest = { specialInstructions: '', isGroup: false };

  it.each(destinations)('of %s has exactly its own parts (ORD-SETUP-24)', (destination) => {
    const order = setUpOrderFrom({ destination, cafe: cafe203, address: springfield, schedule: asap, tableNumber: 12 }, rest);
    expect(order.address).toEqual(destination === 'DELIVERY' ? springfield : null);
    expect(order.tableNumber).toBe(destination === 'DINEIN' ? 12 : null);
  });

  it('is none while a step is open', () => expect(() => setUpOrderFrom({ ...nothing, destination: 'RPU' }, rest)).toThrow(RangeError));
});

describe('a destination from outside', () => {
  it.each([
    ['DELIVERY', 'DELIVERY'],
    ['curbside', 'CURBSIDE'],
    ['TABLE', 'DINEIN'],
    ['DRIVETHRU', 'DRIVE_THRU'],
    ['TELEPORT', 'RPU'],
    ['', 'RPU'],
    [undefined, 'RPU'],
  ])('%s is %s (GEN-04, AMB-01)', (said, destination) => expect(destinationFrom(said)).toBe(destination));

  it.each([
    ['SUBSCRIPTION', 'SUBSCRIPTION'],
    ['subscription', 'SUBSCRIPTION'],
    ['TABLE', 'DINEIN'],
    ['CURBSIDE', 'CURBSIDE'],
    ['TELEPORT', 'RPU'],
    [null, 'RPU'],
  ])('A cart summary that says %s was had as %s (GEN-03, AMB-01)', (said, destination) =>
    expect(summaryDestinationFrom(said)).toBe(destination),
  );
});
