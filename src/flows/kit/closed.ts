/** What stands in the place of a promised time, and of the way on, while the cafe of an order as soon as possible takes none. */
export interface Closed {
  /** That it is closed, and when it opens. */
  readonly when: string;
  /** Label of what helps: another time, or another way to have the order. */
  readonly choose: string;
}
