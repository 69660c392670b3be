import { expect, it } from 'vitest';
import { unavailableBecause } from '#domain/menu/availability.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { daysToSearch, fittingTime } from '#domain/slots/fitting-time.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { fc } from '#test/kit/fast-check.ts';

const day = '2026-11-20';
const slotsAt = (...clocks: readonly string[]) => clocks.map((clock) => ({ at: `${day}T${clock}`, isOpen: true }));
const lunch: MenuPlacard = {
  ...clubPlacard,
  schedule: [{ dayOfWeek: 'Friday', fromTime: '10:30', toTime: '14:00' }],
  exceptions: [],
  components: [],
};
const fitting = (slots: ReturnType<typeof slotsAt>, at: string, placard = lunch) =>
  fittingTime(slots, {
    menu: { heroId: null, categories: [], upsells: [], placards: {} },
    placard,
    destination: 'RPU',
    at: `${day}T${at}`,
  });

it('The first time from that of the order on at which an item is served is the one for it, else the first of the day (AVAIL-06)', () => {
  const slots = slotsAt('08:00', '10:15', '10:30', '12:00', '14:00', '14:15');
  expect(fitting(slots, '08:00')).toBe(`${day}T10:30`);
  expect(fitting(slots, '11:00')).toBe(`${day}T12:00`);
  expect(fitting(slots, '18:00')).toBe(`${day}T10:30`);
  expect(fitting(slotsAt('08:00', '14:15'), '08:00')).toBeNull();
});

it('A time without room is not the one for an item (AVAIL-06, SLOTS-10)', () => {
  const [full] = slotsAt('10:30');
  expect(fitting([{ ...full!, isOpen: false }, ...slotsAt('10:45')], '08:00')).toBe(`${day}T10:45`);
});

it('The time that is chosen for an item makes it available, and no time does where none is chosen (AVAIL-04, AVAIL-06, AVAIL-11)', () => {
  const minute = fc
    .integer({ min: 0, max: 95 })
    .map((quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`);
  const window = fc.record({ dayOfWeek: fc.constantFrom('Thursday', 'Friday', 'Saturday'), fromTime: minute, toTime: minute });
  const sold = fc.record({ schedule: fc.array(window, { maxLength: 3 }), exceptions: fc.constant([]) });
  fc.assert(
    fc.property(sold, fc.array(sold, { maxLength: 2 }), fc.array(minute, { maxLength: 12 }), minute, (own, components, clocks, ordered) => {
      const placard = { ...clubPlacard, ...own, components, places: [] };
      const slots = slotsAt(...clocks.toSorted());
      const at = fitting(slots, ordered, placard);
      const reasonAt = (time: string) => unavailableBecause(placard, { destination: 'RPU', at: time });
      if (at === null) expect(slots.filter((slot) => reasonAt(slot.at) === null)).toEqual([]);
      else expect(reasonAt(at)).toBeNull();
    }),
  );
});

it('A time is looked for on the day of the order, then after it, then before it (AVAIL-04)', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => ({ date, open: '06:00', close: '21:00' }));
  expect(daysToSearch(days, '2026-11-21T08:00').map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22', '2026-11-20']);
  expect(daysToSearch(days, '2026-11-20T05:00').map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
});
