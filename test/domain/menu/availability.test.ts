import { describe, expect, it } from 'vitest';
import {
  judgedAt,
  nextSale,
  offerEnd,
  offerStart,
  refusing,
  unavailableBecause,
  windowsOn,
  type Sold,
  type Window,
} from '#domain/menu/availability.ts';
import { helpWith } from '#domain/menu/help.ts';
import { destinations } from '#domain/order/order.ts';
import { lastOrderDay } from '#domain/menu/wanted.ts';

/** Monday. */
const monday = '2026-03-09';
const tuesday = '2026-03-10';
const always: Sold = { schedule: [], exceptions: [] };
const on = (at: string, destination: 'RPU' | 'DELIVERY' = 'RPU') => ({ destination, at }) as const;

describe('E-35 sold on Monday from 06:00 to 10:30 only (AVAIL-04, -06)', () => {
  const breakfast: Sold = { schedule: [{ dayOfWeek: 'Monday', fromTime: '06:00', toTime: '10:30' }], exceptions: [] };

  it.each([
    [`${monday}T10:00`, null],
    [`${monday}T06:00`, null],
    [`${monday}T10:30`, null],
    [`${monday}T10:31`, 'time'],
    [`${monday}T05:59`, 'time'],
    [`${tuesday}T10:00`, 'date'],
    [`2026-03-16T10:00`, null],
  ])('at %s: %s', (at, reason) => expect(unavailableBecause(breakfast, on(at))).toBe(reason));

  it('is told with the windows of that day', () => {
    expect(windowsOn(breakfast.schedule, monday)).toEqual([{ from: '06:00', to: '10:30' }]);
    expect(windowsOn(breakfast.schedule, tuesday)).toEqual([]);
  });
});

describe('weekdays (AVAIL-07, OPEN-12)', () => {
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const week = names.map((name, index) => [name, index + 1, `2026-03-${String(9 + index).padStart(2, '0')}T12:00`] as const);
  const wholeDay = { fromTime: '00:00', toTime: '23:59' };
  const soldOn = (window: Window, at: string) =>
    unavailableBecause({ schedule: [{ ...wholeDay, ...window }], exceptions: [] }, on(at)) === null;

  it.each(week)('%s is %i, by name in any case or by number', (name, number, at) => {
    for (const [other, otherNumber] of week) {
      expect(soldOn({ dayOfWeek: other.toUpperCase() }, at)).toBe(other === name);
      expect(soldOn({ dayOfWeekInt: otherNumber }, at)).toBe(other === name);
    }
  });

  it('Sunday is 0 too', () => {
    expect(soldOn({ dayOfWeekInt: 0 }, '2026-03-15T12:00')).toBe(true);
    expect(soldOn({ dayOfWeekInt: 0 }, '2026-03-14T12:00')).toBe(false);
  });

  it('a window of no known weekday sells nothing', () => {
    for (const [, , at] of week) {
      expect(soldOn({ dayOfWeek: 'Someday' }, at)).toBe(false);
      expect(soldOn({ fromTime: '00:00' }, at)).toBe(false);
    }
  });
});

describe('windows of a day', () => {
  const closed: readonly Window[] = [
    { dayOfWeek: 'monday' },
    { dayOfWeek: 'monday', fromTime: null, toTime: null },
    { dayOfWeek: 'monday', fromTime: '00:00', toTime: '00:00' },
    { dayOfWeek: 'monday', fromTime: '12:00', toTime: '12:00' },
  ];
  it.each(closed)('A window with missing or equal times closes its weekday: %j (AVAIL-05, AMB-36)', (window) => {
    for (const clock of ['00:00', '12:00', '23:59']) {
      expect(unavailableBecause({ schedule: [window], exceptions: [] }, on(`${monday}T${clock}`))).toBe('date');
    }
    expect(windowsOn([window], monday)).toEqual([]);
  });

  it('A closed window takes nothing from an open one of the same weekday (AVAIL-05)', () => {
    const schedule = [{ dayOfWeek: 'monday' }, { dayOfWeek: 'monday', fromTime: '06:00', toTime: '10:30' }];
    expect(unavailableBecause({ schedule, exceptions: [] }, on(`${monday}T10:00`))).toBeNull();
    expect(unavailableBecause({ schedule, exceptions: [] }, on(`${monday}T12:00`))).toBe('time');
  });

  it('may be several: one of them is enough', () => {
    const schedule = [
      { dayOfWeek: 'Monday', fromTime: '06:00', toTime: '10:30' },
      { dayOfWeek: 'Monday', fromTime: '17:00', toTime: '21:00' },
    ];
    const reasons = ['10:30', '12:00', '17:00'].map((clock) => unavailableBecause({ schedule, exceptions: [] }, on(`${monday}T${clock}`)));
    expect(reasons).toEqual([null, 'time', null]);
  });

  it('that end before they begin run into the next morning (AMB-36)', () => {
    const late: Sold = { schedule: [{ dayOfWeek: 'Monday', fromTime: '18:00', toTime: '02:00' }], exceptions: [] };
    const reasons = [`${monday}T01:00`, `${monday}T17:59`, `${monday}T23:00`, `${tuesday}T02:00`, `${tuesday}T02:01`];
    expect(reasons.map((at) => unavailableBecause(late, on(at)))).toEqual(['time', 'time', null, null, 'date']);
  });
});

describe('exceptions', () => {
  it.each([
    ['DELIVERY', ['DELIVERY']],
    ['TABLE', ['DINEIN']],
    ['DRIVETHRU', ['DRIVE_THRU']],
    ['drive_thru', ['DRIVE_THRU']],
    ['SUBSCRIPTION', []],
    ['KIOSK', []],
  ])('E-36 one that names %s keeps it from %j alone (AVAIL-02, AMB-01)', (named, kept) => {
    const sold: Sold = { schedule: [], exceptions: [{ type: 'DESTINATION', destination: named }] };
    expect(destinations.filter((destination) => unavailableBecause(sold, { destination, at: `${monday}T12:00` }) !== null)).toEqual(kept);
  });

  const offer: Sold = { schedule: [], exceptions: [{ type: 'LTO', fromDate: '2026-03-01', toDate: '2026-03-15' }] };
  it.each([
    ['2026-02-28T23:59', 'offerUpcoming'],
    ['2026-03-01T00:00', null],
    ['2026-03-15T23:59', null],
    ['2026-03-16T00:00', 'offerOver'],
  ])('E-38 an offer from Mar 1 to Mar 15, fulfilled %s: %s (AVAIL-03, AMB-04)', (at, reason) =>
    expect(unavailableBecause(offer, on(at))).toBe(reason),
  );

  it.each([
    ['2026-03-15T08:59', 'offerUpcoming'],
    ['2026-03-15T09:00', null],
    ['2026-03-15T17:00', null],
    ['2026-03-15T17:01', 'offerOver'],
  ])('an offer with times holds to the minute, seconds or not: %s (AMB-04)', (at, reason) => {
    const [fromDate, toDate] = ['2026-03-15T09:00', '2026-03-15T17:00'];
    expect(unavailableBecause({ schedule: [], exceptions: [{ type: 'LTO', fromDate, toDate }] }, on(at))).toBe(reason);
    const exact = [{ type: 'LTO', fromDate: `${fromDate}:00`, toDate: `${toDate}:00` }];
    expect(unavailableBecause({ schedule: [], exceptions: exact }, on(at))).toBe(reason);
  });

  it('an offer may be open at one end', () => {
    const from: Sold = { schedule: [], exceptions: [{ type: 'LTO', fromDate: '2026-03-01' }] };
    const until: Sold = { schedule: [], exceptions: [{ type: 'LTO', toDate: '2026-03-15' }] };
    expect(unavailableBecause(from, on('2030-01-01T12:00'))).toBeNull();
    expect(unavailableBecause(until, on('2020-01-01T12:00'))).toBeNull();
    expect(unavailableBecause(until, on('2026-03-16T12:00'))).toBe('offerOver');
  });

  it('An offer that has not begun names when it begins; one that is over names none (AVAIL-03)', () => {
    const summer: Sold = { schedule: [], exceptions: [{ type: 'LTO', fromDate: '2026-06-17T09:00', toDate: '2026-06-30' }] };
    expect(offerStart(summer, `${monday}T12:00`)).toBe('2026-06-17T09:00');
    expect(unavailableBecause(summer, on(`${monday}T12:00`))).toBe('offerUpcoming');
    expect(offerStart(summer, '2026-06-17T09:00')).toBeNull();
    expect(offerStart(summer, '2026-07-01T12:00')).toBeNull();
    expect(offerStart(always, `${monday}T12:00`)).toBeNull();
  });

  it.each([
    ['2026-03-14T12:00', 'offerEnds'],
    ['2026-03-15T23:59', 'offerEnds'],
    ['2026-03-16T00:00', 'offerOver'],
  ])(
    'An offer that is over at the time of an order for Mar 16 is over for good once it is now: at %s, %s (AVAIL-01, AVAIL-03)',
    (now, reason) => {
      expect(unavailableBecause(offer, { ...on('2026-03-16T12:00'), now })).toBe(reason);
    },
  );

  const seasons = [
    { type: 'LTO', fromDate: '2026-05-01', toDate: '2026-05-15' },
    { type: 'LTO', fromDate: '2026-03-01', toDate: '2026-03-15' },
  ];
  it.each([
    ['2026-02-28T23:59', 'offerUpcoming', '2026-03-01'],
    ['2026-03-03T12:00', null, '2026-05-01'],
    ['2026-04-01T12:00', 'offerUpcoming', '2026-05-01'],
    ['2026-05-03T12:00', null, null],
    ['2026-05-16T12:00', 'offerOver', null],
  ])('An offer of two seasons is sold inside both: at %s, %s; the next begins on %s (AVAIL-03, AMB-04)', (at, reason, start) => {
    const twice: Sold = { schedule: [], exceptions: seasons };
    expect(unavailableBecause(twice, on(at))).toBe(reason);
    expect([offerStart(twice, at), offerEnd(twice)]).toEqual([start, '2026-05-15']);
  });

  it('dates of anything but an offer say nothing', () => {
    expect(unavailableBecause({ ...always, exceptions: [{ type: 'NOTE', toDate: '2020-01-01' }] }, on(`${monday}T12:00`))).toBeNull();
  });

  it('the destination is said before the offer, the offer before the time', () => {
    const schedule = [{ dayOfWeek: 'Tuesday', fromTime: '06:00', toTime: '21:00' }];
    const over = { type: 'LTO', toDate: '2026-03-01' };
    const at = on(`${monday}T12:00`, 'DELIVERY');
    expect(unavailableBecause({ schedule, exceptions: [over, { type: 'D', destination: 'DELIVERY' }] }, at)).toBe('destination');
    expect(unavailableBecause({ schedule, exceptions: [over] }, at)).toBe('offerOver');
    expect(unavailableBecause({ schedule, exceptions: [] }, at)).toBe('date');
  });
});

it.each([
  ['on the last day that can be chosen', '2026-03-15', 'offerUpcoming'],
  ['at noon of that day', '2026-03-15T12:00', 'offerUpcoming'],
  ['on the next day', '2026-03-16', 'offerFar'],
  ['months ahead', '2026-08-01T09:00', 'offerFar'],
])('An offer that begins %s is helped by another time, or is not (AVAIL-03, AVAIL-06, SLOTS-01)', (_, fromDate, reason) => {
  const offer = { schedule: [], exceptions: [{ type: 'LTO', fromDate }] };
  const wanted = { destination: 'RPU', at: '2026-03-10T12:00', now: '2026-03-09T12:00' } as const;
  expect(unavailableBecause(offer, { ...wanted, lastDay: lastOrderDay(wanted.now, 7) })).toBe(reason);
  expect(unavailableBecause(offer, wanted)).toBe('offerUpcoming');
  // An earlier season is still on before the time of the order.
  const seasons = [...offer.exceptions, { type: 'LTO', fromDate: '2026-03-01', toDate: '2026-03-09' }];
  expect(unavailableBecause({ schedule: [], exceptions: seasons }, { ...wanted, lastDay: '2026-03-15' })).toBe('offerUpcoming');
});

it.for([
  ['time', 'RPU', 'time'],
  ['date', 'DELIVERY', 'time'],
  ['time', 'DINEIN', 'destination'],
  ['destination', 'DELIVERY', 'destination'],
  ['soldOut', 'RPU', 'cafe'],
  ['soldOut', 'DELIVERY', null],
  ['offerOver', 'RPU', null],
  ['offerUpcoming', 'RPU', 'time'],
  ['offerFar', 'RPU', null],
  ['offerFar', 'DINEIN', null],
  ['offerEnds', 'DELIVERY', 'time'],
  ['offerEnds', 'DINEIN', 'destination'],
  [null, 'RPU', null],
] as const)(
  'An item that is unavailable by %s, for %s, is helped by another %s (AVAIL-02, AVAIL-03, AVAIL-06, AVAIL-09, ORD-SETUP-05)',
  ([reason, destination, help]) => {
    expect(helpWith(reason, destination)).toBe(help);
  },
);

describe('E-37 when availability is judged (AVAIL-01)', () => {
  const ten = { now: `${monday}T10:00`, timeZone: 'America/Chicago' };

  it('at the time of fulfilment', () => {
    expect(judgedAt({ ...ten, fulfilment: `${monday}T17:00`, leadMinutes: 15 })).toBe(`${monday}T17:00`);
  });

  it('without one, at now and the lead time', () => {
    expect(judgedAt({ ...ten, fulfilment: null, leadMinutes: 15 })).toBe(`${monday}T10:15`);
  });

  it('without that, at now', () => {
    expect(judgedAt({ ...ten, fulfilment: null, leadMinutes: null })).toBe(`${monday}T10:00`);
  });

  it('in an hour that the clocks skip, as the cafe’s clock will show', () => {
    const judged = judgedAt({ now: '2026-03-08T01:50', timeZone: 'America/Chicago', fulfilment: null, leadMinutes: 15 });
    expect(judged).toBe('2026-03-08T03:05');
  });
});

describe('an item with a component that has hours or exceptions of its own (AVAIL-11)', () => {
  const eggs: Sold = { schedule: [{ dayOfWeek: 'Monday', fromTime: '06:00', toTime: '10:30' }], exceptions: [] };
  const shrimp: Sold = { schedule: [], exceptions: [{ type: 'DESTINATION', destination: 'DELIVERY' }] };
  const dish: Sold = { ...always, components: [eggs, shrimp] };

  it('is unavailable for the reason of its first component that is', () => {
    expect(unavailableBecause(dish, on(`${monday}T10:00`))).toBeNull();
    expect(unavailableBecause(dish, on(`${monday}T10:31`))).toBe('time');
    expect(unavailableBecause(dish, on(`${tuesday}T10:00`))).toBe('date');
    expect(unavailableBecause(dish, on(`${monday}T10:00`, 'DELIVERY'))).toBe('destination');
  });

  it('names the component whose hours refuse it, and itself before that', () => {
    expect(refusing(dish, on(`${monday}T10:31`))).toEqual({ sold: eggs, reason: 'time' });
    const late: Sold = { ...dish, schedule: [{ dayOfWeek: 'Monday', fromTime: '11:00', toTime: '15:00' }] };
    expect(refusing(late, on(`${monday}T10:31`))).toEqual({ sold: late, reason: 'time' });
    expect(refusing(always, on(`${monday}T10:31`))).toBeNull();
  });
});

describe('when something is sold next (AVAIL-04, AVAIL-06)', () => {
  const schedule: readonly Window[] = [
    { dayOfWeek: 'Monday', fromTime: '17:00', toTime: '20:00' },
    { dayOfWeek: 'Monday', fromTime: '10:30', toTime: '14:00' },
    { dayOfWeek: 'Wednesday', fromTime: '06:00', toTime: '10:00' },
  ];

  it.each([
    [`${monday}T08:00`, `${monday}T10:30`],
    [`${monday}T15:00`, `${monday}T17:00`],
    [`${monday}T21:00`, '2026-03-11T06:00'],
    [`${tuesday}T12:00`, '2026-03-11T06:00'],
    ['2026-03-11T12:00', '2026-03-16T10:30'],
  ])('after %s: %s', (at, next) => expect(nextSale({ schedule, exceptions: [] }, at)).toBe(next));

  it('of what is sold on one weekday only, is that day of the next week; of nothing, never', () => {
    const schedule = [{ dayOfWeek: 'Monday', fromTime: '06:00', toTime: '10:30' }];
    expect(nextSale({ schedule, exceptions: [] }, `${monday}T11:00`)).toBe('2026-03-16T06:00');
    expect(nextSale({ schedule: [{ dayOfWeek: 'Monday' }], exceptions: [] }, `${monday}T11:00`)).toBeNull();
    const exceptions = [{ type: 'LTO', toDate: '2026-03-14' }];
    expect(nextSale({ schedule, exceptions }, `${monday}T11:00`)).toBeNull();
  });
});
