import { fc } from '#test/kit/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { isGuestAllowed, isInTime, layoutOf, remedyGate, type RemedyFacts } from '#domain/remedy/gate.ts';
import { destinations } from '#domain/order/order.ts';
import { factsOn, recoveryOn } from '#model-tests/samples/remedies.ts';

/** A member's order for pickup, every flag on. */
const on: RemedyFacts = { ...factsOn, features: recoveryOn };
const without = (...names: readonly (keyof typeof recoveryOn)[]) => ({
  ...recoveryOn,
  ...Object.fromEntries(names.map((name) => [name, false])),
});
const forced = (reason: string) => ({ kind: 'forced', reason });

describe('Whether an order can be made right online', () => {
  it('E-74: by cafe, kind of order and visitor (REMEDY-01, REMEDY-02, REMEDY-03, REMEDY-04, AMB-25)', () => {
    const open = { kind: 'open', layout: 'drawer' };
    const guest = { ...on, isMember: false, destination: 'DELIVERY' as const };
    expect(remedyGate({ ...on, features: without('digitalRecovery') })).toEqual(forced('cafe'));
    expect(remedyGate({ ...on, features: without('digitalRecoveryRpu') })).toEqual(forced('type'));
    expect(remedyGate({ ...on, destination: 'DRIVE_THRU' })).toEqual(forced('driveThru'));
    expect(remedyGate({ ...on, destination: 'DINEIN' })).toEqual(open);
    expect(remedyGate(guest)).toEqual(open);
    expect(remedyGate({ ...guest, features: without('remedyGuestRegistration') })).toEqual(forced('visitor'));
  });

  it('not at a cafe that takes no part (REMEDY-01, FLAGS-18)', () => {
    expect(remedyGate({ ...on, isOnAtCafe: false })).toEqual(forced('cafe'));
  });

  it.for([
    ['RPU', 'digitalRecoveryRpu'],
    ['DELIVERY', 'digitalRecoveryDelivery'],
    ['CURBSIDE', 'digitalRecoveryCurbside'],
  ] as const)('%s has a flag of its own, which is no other’s (REMEDY-02, FLAGS-19)', ([destination, name]) => {
    expect(remedyGate({ ...on, destination, features: without(name) })).toEqual(forced('type'));
    for (const other of destinations.filter((each) => each !== destination && each !== 'DRIVE_THRU'))
      expect(remedyGate({ ...on, destination: other, features: without(name) }).kind).toBe('open');
  });

  it('a guest only with a delivery, where that is switched on (REMEDY-04, FLAGS-20)', () => {
    for (const destination of ['RPU', 'CURBSIDE', 'DINEIN'] as const)
      expect(remedyGate({ ...on, isMember: false, destination })).toEqual(forced('visitor'));
    expect(isGuestAllowed({ ...on, isMember: false, destination: 'DELIVERY' })).toBe(true);
    expect(isGuestAllowed({ ...on, destination: 'DELIVERY' })).toBe(false);
  });

  it('in a drawer in the warm layout, else over the page (REMEDY-05, FLAGS-21)', () => {
    expect(layoutOf({ warmUx: true })).toBe('drawer');
    expect(layoutOf({ warmUx: false })).toBe('overlay');
    expect(remedyGate({ ...on, features: without('warmUx') })).toEqual({ kind: 'open', layout: 'overlay' });
  });

  it('and is not called too early where it never is (REMEDY-01, REMEDY-10)', () => {
    const early = { ...on, features: without('warmUx'), now: '2026-11-23T12:00:00Z' };
    expect(remedyGate(early)).toEqual({ kind: 'tooEarly' });
    expect(remedyGate({ ...early, isOnAtCafe: false })).toEqual(forced('cafe'));
  });
});

describe('Whether it is time', () => {
  const noon = { ...on, at: '2026-11-23T12:00', features: without('warmUx') };
  const gateAt = (time: string, features = noon.features) => remedyGate({ ...noon, features, now: `2026-11-23T${time}:00-06:00` }).kind;

  it('E-75: from 15 minutes before its time on; always in the warm layout (REMEDY-08, REMEDY-09, REMEDY-10, OPEN-19)', () => {
    expect(gateAt('11:44')).toBe('tooEarly');
    expect(gateAt('11:45')).toBe('open');
    expect(gateAt('09:00', recoveryOn)).toBe('open');
  });

  it('by the time of the cafe, whatever the zone of the reader, also over a change of the clock (REMEDY-09)', () => {
    const chicago = { ...noon, at: '2026-11-01T03:00', timeZone: 'America/Chicago' };
    expect(isInTime({ ...chicago, now: '2026-11-01T08:44:59Z' })).toBe(false);
    expect(isInTime({ ...chicago, now: '2026-11-01T08:45:00Z' })).toBe(true);
    expect(isInTime({ ...chicago, timeZone: 'America/New_York', now: '2026-11-01T07:45:00Z' })).toBe(true);
  });

  it('an order whose time is not known is not held back', () => {
    expect(isInTime({ ...noon, at: null })).toBe(true);
  });

  it('once it is time it stays so, and more minutes never make it later', () => {
    const minute = fc.integer({ min: -2000, max: 2000 });
    fc.assert(
      fc.property(minute, fc.nat(500), fc.nat(120), fc.nat(120), (offset, later, minutesBefore, more) => {
        const at = Temporal.Instant.from('2026-11-23T18:00:00Z');
        const inTime = (shift: number, minutes: number) =>
          isInTime({ ...noon, minutesBefore: minutes, now: at.add({ minutes: shift }).toString() });
        expect(inTime(offset, minutesBefore)).toBe(offset >= -minutesBefore);
        if (inTime(offset, minutesBefore)) expect(inTime(offset + later, minutesBefore + more)).toBe(true);
      }),
    );
  });
});
