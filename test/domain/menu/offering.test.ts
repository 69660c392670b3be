import { describe, expect, it } from 'vitest';
import { noAvoidance } from '#domain/menu/allergens.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { offeredItem, type Offering } from '#domain/menu/offering.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const offering: Offering = {
  wanted: { destination: 'RPU', at: '2026-11-23T12:00' },
  soldOut: new Set(),
  avoidance: noAvoidance,
  hasRoom: () => true,
};
const offered = (placard: Partial<MenuPlacard> = {}, more: Partial<Offering> = {}) =>
  offeredItem({ categories: [], heroId: null, upsells: [], placards: {} }, { ...clubPlacard, ...placard }, { ...offering, ...more })
    ?.itemId ?? null;

describe('what can be offered to a guest now', () => {
  it('is the usual size, or the first that is there (AVAIL-09)', () => {
    expect(offered()).toBe('72022');
    expect(offered({}, { soldOut: new Set(['72022']) })).toBe('72021');
  });

  it.each<[string, Partial<MenuPlacard>, Partial<Offering>]>([
    ['itself unavailable (AVAIL-12)', { isUnavailable: true }, {}],
    ['sold in other ways (AVAIL-02)', { exceptions: [{ type: 'DESTINATION', destination: 'RPU' }] }, {}],
    ['sold at other times (AVAIL-06)', { schedule: [{ dayOfWeek: 'Monday', fromTime: '05:00', toTime: '10:30' }] }, {}],
    ['sold out in every size (AVAIL-09)', {}, { soldOut: new Set(['72021', '72022']) }],
    ['asking for a choice', { isCombo: true }, {}],
    ['what the guest avoids (MENU-11)', { allergens: ['MILK'] }, { avoidance: { ...noAvoidance, allergens: ['MILK'] } }],
    ['what the order has as many of as it may have (QTY-02, AMB-50)', {}, { hasRoom: (itemId) => itemId !== '72022' }],
  ])('is nothing that is %s', (_, placard, more) => expect(offered(placard, more)).toBeNull());
});
