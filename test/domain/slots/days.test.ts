import { describe, expect, it } from 'vitest';
import { pickableDays } from '#domain/slots/days.ts';

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
});
