const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Returns a birthday, `MM/DD`, as it is read: "March 14". */
export function birthdayText(birthday: string): string {
  const [month = 1, date = 1] = birthday.split('/').map(Number);
  // Any leap year has every birthday.
  return day.format(Date.UTC(2000, month - 1, date));
}
