const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** A day of the year as it was typed, `MM/DD`; the 29th of February is one. */
export function isBirthday(typed: string): boolean {
  const [, month = '', day = ''] = /^(\d{2})\/(\d{2})$/.exec(typed) ?? [];
  return Number(day) >= 1 && Number(day) <= (DAYS[Number(month) - 1] ?? 0);
}
