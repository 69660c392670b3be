import { defineEntry } from './define-query.ts';

/** By when a menu is judged: cafe-local times, `YYYY-MM-DDTHH:mm`. */
export interface MenuMoment {
  readonly now: string;
  /** When an order that is set up now is ready: now itself where the cafe's minutes are not known (AVAIL-01). */
  readonly soonest: string;
}

/** The moment by which the menu of a cafe is judged; undefined: that of now. It moves on where something of the menu may change (AVAIL-01). */
export const judgedMoment = defineEntry<[cafeId: string], MenuMoment>('menu', 'moment');
