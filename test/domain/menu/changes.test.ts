import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import { noAvoidance } from '#domain/menu/allergens.ts';
import { unavailableBecause, type Sold } from '#domain/menu/availability.ts';
import { changesBetween, endedBetween } from '#domain/menu/changes.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { comboMenu, comboPlacard } from '#model-tests/samples/combos.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { fc } from '#test/kit/fast-check.ts';

const menuWith = (sold: Partial<Sold>, sections: Menu['categories'][number]['sections'] = []): Menu => ({
  heroId: null,
  categories: [{ catId: '1', name: 'Breakfast', description: '', sections }],
  upsells: [],
  placards: { '1': { ...clubPlacard, schedule: [], exceptions: [], components: [], ...sold } },
});
const monday = '2026-03-09';
const breakfast = { dayOfWeek: 'Monday', fromTime: '06:00', toTime: '10:30' };
const changes = (menu: Menu, from: string, to: string) => changesBetween(menu, `${monday}T${from}`, `${monday}T${to}`);

it('A menu is judged anew where an hour begins, and after the last minute of one (AVAIL-01, AVAIL-06)', () => {
  const menu = menuWith({ schedule: [breakfast] });
  expect(changes(menu, '05:59', '06:00')).toBe(true);
  expect(changes(menu, '06:00', '10:30')).toBe(false);
  expect(changes(menu, '10:30', '10:31')).toBe(true);
  expect(changes(menu, '10:31', '23:59')).toBe(false);
  expect(changes(menu, '05:00', '12:00')).toBe(true);
});

it('The hours of a section, those of what belongs into an item, and the times of an offer count (AVAIL-03, AVAIL-11, MENU-19)', () => {
  const section = { secId: 1, name: 'Morning', schedule: [breakfast], placardIds: [] };
  expect(changes(menuWith({}, [section]), '10:30', '10:31')).toBe(true);
  expect(changes(menuWith({ components: [{ schedule: [breakfast], exceptions: [] }] }), '10:30', '10:31')).toBe(true);
  const offer = { type: 'LTO', fromDate: `${monday}T09:00:00`, toDate: `${monday}T11:00:00` };
  expect(changes(menuWith({ exceptions: [offer] }), '08:59', '09:00')).toBe(true);
  expect(changes(menuWith({ exceptions: [offer] }), '09:00', '11:00')).toBe(false);
  expect(changes(menuWith({ exceptions: [offer] }), '11:00', '11:01')).toBe(true);
});

it('Another day changes everything, and so does a clock that was put back, as where daylight saving time ends', () => {
  expect(changesBetween(menuWith({}), `${monday}T23:59`, '2026-03-10T00:00')).toBe(true);
  expect(changesBetween(menuWith({}), '2026-11-01T01:59', '2026-11-01T01:00')).toBe(true);
  expect(changesBetween(menuWith({}), '2026-11-01T01:00', '2026-11-01T01:00')).toBe(false);
});

const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
const sold = fc.record({
  schedule: fc.array(
    fc.record({ dayOfWeek: fc.constantFrom('Sunday', 'Monday', 'Tuesday'), fromTime: fc.option(clock), toTime: fc.option(clock) }),
    { maxLength: 4 },
  ),
  exceptions: fc.array(
    fc.record({
      type: fc.constant('LTO'),
      fromDate: fc.option(
        clock.map((at) => `${monday}T${at}`),
        { nil: undefined },
      ),
      toDate: fc.option(
        clock.map((at) => `${monday}T${at}:00`),
        { nil: undefined },
      ),
    }),
    { maxLength: 2 },
  ),
});

it('Where nothing changes in between, everything is judged as before: random hours and offers (AVAIL-03 to -06)', () => {
  fc.assert(
    fc.property(sold, clock, clock, (hours, one, other) => {
      const [from, to] = [one, other].toSorted().map((at) => `${monday}T${at}`) as [string, string];
      fc.pre(!changesBetween(menuWith(hours), from, to));
      const reasonAt = (at: string) => unavailableBecause(hours, { destination: 'RPU', at });
      expect(reasonAt(to)).toBe(reasonAt(from));
    }),
    { numRuns: 2000 },
  );
});

it('What the guest sees and could have before, and cannot have now, is named in the order of the menu (AVAIL-06, MENU-11)', () => {
  const card = (id: string, schedule: Sold['schedule'], allergens: readonly string[] = []) => ({
    ...clubPlacard,
    allergens,
    items: [{ ...must(clubPlacard.items[0], 'item'), itemId: `${id.toLowerCase()}-item` }],
    placardId: id,
    name: id,
    schedule,
    exceptions: [],
    components: [],
  });
  const lunch = { ...breakfast, fromTime: '10:30', toTime: '20:00' };
  const menu = {
    ...menuWith({}),
    placards: { a: card('Oatmeal', [breakfast]), b: card('Soup', [lunch]), c: card('Bread', []), d: card('Eggs', [breakfast], ['EGG']) },
  };
  const at = (time: string) => ({ destination: 'RPU', at: `${monday}T${time}` }) as const;
  const ended = (before: string, now: string, seen: Partial<Parameters<typeof endedBetween>[3]> = {}) =>
    endedBetween(menu, at(before), at(now), { avoidance: noAvoidance, soldOut: new Set(), ...seen });
  expect(ended('10:30', '10:31')).toEqual(['Oatmeal', 'Eggs']);
  expect(ended('10:29', '10:30')).toEqual([]);
  // What the guest does not see, and what they could not have before, has not ended for them.
  expect(ended('10:30', '10:31', { avoidance: { allergens: ['EGG'], whole: [], diets: [] } })).toEqual(['Oatmeal']);
  expect(ended('10:30', '10:31', { soldOut: new Set(['oatmeal-item']) })).toEqual(['Eggs']);
});

it('A combo ends with the last choice of one of its places, and is named beside it (AVAIL-01, AVAIL-06, AVAIL-08)', () => {
  const lunch = { ...breakfast, fromTime: '10:30', toTime: '20:00' };
  const placards = Object.values(comboMenu.placards).map((placard) =>
    placard.name === 'Tuna Melt' ? { ...placard, schedule: [lunch] } : placard,
  );
  const menu = { ...comboMenu, placards: Object.fromEntries(placards.map((placard) => [placard.placardId, placard])) };
  const at = (time: string) => ({ destination: 'RPU', at: `${monday}T${time}` }) as const;
  const seen = { avoidance: noAvoidance, soldOut: new Set<string>() };
  expect(endedBetween(menu, at('20:00'), at('20:01'), seen)).toEqual([comboPlacard.name, 'Tuna Melt']);
  expect(endedBetween(menu, at('20:00'), at('20:01'), { ...seen, soldOut: new Set(['apple']) })).toEqual(['Tuna Melt']);
});
