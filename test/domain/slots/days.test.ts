import { describe, expect, it } from 'vitest';
import { isTodayOver, nextDay, pickableDays } from '#domain/slots/days.ts';

describe('the days of the picker', () => {
  it('A holiday between open days is shown as closed', () => {
    expect(pickableDays(['2026-11-25', '2026-11-27'], '2026-11-25', 3)).toEqual([
      { day: '2026-11-25', isOpen: true },
      { day: '2026-11-26', isOpen: false },
      { day: '2026-11-27', isOpen: true },
    ]);
  });

  it('Today without any time left is shown as closed', () => {
    expect(pickableDays(['2026-12-01'], '2026-11-30', 2)[0]).toEqual({ day: '2026-11-30', isOpen: false });
  });

  it('A day beyond the calendar that the server names is offered too', () => {
    expect(pickableDays(['2026-11-30'], '2026-11-25', 1).map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-30']);
  });

  it.each([
    ['tomorrow is the first day with times', '2026-11-26', true],
    ['a later day is looked at', '2026-11-27', false],
    ['today has times', '2026-11-25', false],
  ])('Today is over only where the first day to order for is on show: %s', (_, day, isOver) => {
    const open = day === '2026-11-25' ? ['2026-11-25', '2026-11-26'] : ['2026-11-26', '2026-11-27'];
    expect(isTodayOver(pickableDays(open, '2026-11-25', 3), day, '2026-11-25')).toBe(isOver);
  });

  it('After a full day comes the next that may have a time, else the first, else none', () => {
    const days = pickableDays(['2026-11-25', '2026-11-27', '2026-11-28'], '2026-11-25', 4);
    expect(nextDay(days, '2026-11-25', [])).toBe('2026-11-27');
    expect(nextDay(days, '2026-11-25', ['2026-11-27'])).toBe('2026-11-28');
    expect(nextDay(days, '2026-11-28', ['2026-11-27'])).toBe('2026-11-25');
    expect(nextDay(days, '2026-11-28', ['2026-11-25', '2026-11-27'])).toBeNull();
  });
});
