import { defineEntry } from './define-query.ts';

/** The moment by which the menu of a cafe is judged; undefined: that of now. It moves on where something of the menu may change (AVAIL-01). */
export const judgedMoment = defineEntry<[cafeId: string], Temporal.Instant>('menu', 'moment');
