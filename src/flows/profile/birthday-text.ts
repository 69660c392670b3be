import { monthDayLabel } from '#domain/time/label.ts';

/** Returns a birthday, `MM/DD`, as it is read: "March 14". */
export function birthdayText(birthday: string): string {
  const [month = '', date = ''] = birthday.split('/');
  // Any leap year has every birthday.
  return monthDayLabel(`2000-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
}
