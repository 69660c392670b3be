import { isTimeZone } from '#domain/time/cafe-time.ts';

/** The time zone of the device. */
export const deviceZone = (): string => Temporal.Now.timeZoneId();

/** Returns a zone as the server names it; one that no calendar knows is the device's, so that a guest with a mistaken cafe can still order (SLOTS-12). */
export const zoneOr = (timeZone: string): string => (isTimeZone(timeZone) ? timeZone : deviceZone());
