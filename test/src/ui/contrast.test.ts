import { describe, expect, it } from 'vitest';
import { palette } from '#src/ui/palette.ts';

type Color = keyof typeof palette;

/** What is read on what: 4.5 for words, 3 for borders of controls and the focus ring (WCAG 1.4.3, 1.4.11). */
const grounds: readonly Color[] = ['page', 'surface', 'sunken'];
const words: readonly (readonly [Color, readonly Color[], number])[] = [
  ['ink', grounds, 4.5],
  ['muted', grounds, 4.5],
  ['accent', [...grounds, 'accentSoft'], 4.5],
  ['onAccent', ['accent', 'accentStrong'], 4.5],
  ['ink', ['accentSoft', 'goodSoft', 'warnSoft', 'badSoft'], 4.5],
  ['muted', ['accentSoft'], 4.5],
  ['good', ['page', 'surface', 'goodSoft'], 4.5],
  ['warn', ['page', 'surface', 'warnSoft'], 4.5],
  ['bad', ['page', 'surface', 'badSoft'], 4.5],
  ['page', ['ink'], 4.5],
  ['control', grounds, 3],
  ['focus', grounds, 3],
];
const pairs = words.flatMap(([word, on, least]) =>
  on.flatMap((ground) => (['day', 'night'] as const).map((time) => ({ word, ground, time, least }))),
);

describe('colours', () => {
  it.for(pairs)('$word on $ground by $time is at least $least to 1', ({ word, ground, time, least }) => {
    expect(contrast(palette[word][time], palette[ground][time])).toBeGreaterThanOrEqual(least);
  });
});

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
