const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
/** Returns the day of an instant, in this device's time zone; null where the text is none. */
export const dayOfInstant = (instant: string): string | null => (Number.isNaN(Date.parse(instant)) ? null : day.format(new Date(instant)));
