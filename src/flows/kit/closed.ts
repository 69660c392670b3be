/** Words of a page while a cafe takes no order for as soon as possible: they replace its promised time and its main button. */
export interface Closed {
  /** That it is closed, and when it opens. */
  readonly when: string;
  /** Label of what helps: another time, or another way to have the order. */
  readonly choose: string;
}
