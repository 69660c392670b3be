/** Whole seconds from `now` until a moment, the begun one counted; 0 once it has passed. Both are ISO instants with zone. */
export const secondsUntil = (at: string, now: string): number =>
  Math.max(0, Math.ceil(Temporal.Instant.from(now).until(Temporal.Instant.from(at)).total('seconds')));
