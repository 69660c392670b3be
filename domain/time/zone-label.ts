/** The zone that a cafe's times are in, `Central`, for an IANA name. @throws RangeError for one that no calendar knows. */
export function zoneLabel(timeZone: string): string {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  const name = zone.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/ Time$/, '');
}
