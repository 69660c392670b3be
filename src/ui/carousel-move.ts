/** One press of a carousel's arrow: so many steps of so many pixels, one every so many milliseconds (UI-05). */
const carouselMove = { pixels: 20, everyMs: 15, distance: 200 } as const;

/** The steps of one press, in pixels; their sum is the distance. */
export const stepsOfMove = (): readonly number[] =>
  Array.from({ length: carouselMove.distance / carouselMove.pixels }, () => carouselMove.pixels);

/** How long one press moves, in milliseconds. */
export const moveMs = (): number => stepsOfMove().length * carouselMove.everyMs;
