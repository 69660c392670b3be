import type { Help } from '#domain/menu/help.ts';

/** What a page says in the place of the time of its order, which cannot be kept. */
export interface TimeWords {
  readonly when: string;
  /** The main button of the page stays. */
  readonly help?: undefined;
}

/** Words of a page while its order cannot be had at its time: they replace that time and the page's main button. */
export interface Untimely {
  /** Why, and with a closed cafe when it opens. */
  readonly when: string;
  /** The same in few words, for a line that has the label beside it. */
  readonly brief: string;
  /** Label of what helps: another time, or another way to have the order. */
  readonly choose: string;
  /** The question of the order setup that it leads to. */
  readonly help: Help;
}
