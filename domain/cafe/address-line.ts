import type { Cafe } from './cafe.ts';

/** Returns street and town of a cafe on one line. */
export const addressLine = ({ street, city, state }: Pick<Cafe, 'street' | 'city' | 'state'>): string => `${street}, ${city}, ${state}`;
