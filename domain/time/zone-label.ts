import { zoneOr } from './cafe-time.ts';

/** The zone that a cafe's times are in, `Central`, for an IANA name; of one that no calendar knows, the device's own (SLOTS-12). */
export function zoneLabel(timeZone: string): string {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: zoneOr(timeZone), timeZoneName: 'longGeneric' });
  const name = zone.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/ Time$/, '');
}
