import { instantDayLabel } from '#domain/time/zoned-day.ts';
import { deviceZone } from '#src/api/zone.ts';

/** Returns the day of an instant, `Monday, November 23`, in this device's time zone; null where the text is none. */
export const dayOfInstant = (instant: string): string | null => instantDayLabel(instant, deviceZone());
