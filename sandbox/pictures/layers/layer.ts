import type { Kit } from '../chance.ts';

/**
 * Draws one layer of a sandwich, seen at the cut, from `x0` to `x1`. `y` is its lower edge; the answer says how high it is. Cheese melts in
 * a hot one.
 */
export type Layer = (kit: Kit, x0: number, x1: number, y: number, isHot: boolean) => readonly [height: number, marks: string];
