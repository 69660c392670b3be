import { expect, it } from 'vitest';
import { moveMs, stepsOfMove } from '#src/ui/carousel-move.ts';
import { contentMinHeight } from '#src/ui/content-min-height.ts';
import { gentleScrollMs } from '#src/ui/gentle-scroll.ts';

it('E-85, UI-10: a scroll over 1200 px takes 660 ms, up or down', () => {
  expect(gentleScrollMs(1200)).toBe(660);
  expect(gentleScrollMs(-1200)).toBe(660);
});

it('E-85, UI-05: a press of the carousel is 10 steps of 20 px in 150 ms', () => {
  expect(stepsOfMove()).toEqual(Array.from({ length: 10 }, () => 20));
  expect(moveMs()).toBe(150);
});

it('E-85, UI-11: under a header of 80 px, in a viewport of 900, the content is at least 790 high', () => {
  const lengths = [...contentMinHeight('900px', '80px').matchAll(/\d+/g)].map(([length]) => Number(length));
  expect(lengths.reduce((rest, length) => rest - length)).toBe(790);
});
