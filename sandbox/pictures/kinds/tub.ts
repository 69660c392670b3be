import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { garnish, type Garnish } from '../garnish.ts';
import { fill, line, shadow, type Tone } from '../marks.ts';
import { blob, curve, oval, points } from '../paths.ts';
import { ring } from '../spots.ts';

/** A small tub, open. */
export interface TubRecipe {
  readonly kind: 'tub';
  readonly tone?: readonly [main: Tone, dark: Tone];
  readonly label?: Tone;
  readonly tops?: readonly Garnish[];
}

export const tub = (kit: Kit, recipe: TubRecipe): string => {
  kit.flat = 0.72;
  const [base, dark] = recipe.tone ?? [colors.milk, colors.creamShade];
  return (
    shadow(206, 252, 112, 18) +
    fill('e0c9a2', 'M84 112L106 236Q110 254 200 256T294 236L316 112z') +
    fill('c7ab7d', 'M316 112L294 236Q290 252 230 255Q266 226 272 116z') +
    fill(recipe.label ?? colors.clay, 'M93 160L104 214Q150 230 200 230T296 214L307 160Q260 178 200 178T93 160z') +
    line('fbf3e3', 4, 'M160 200Q200 208 240 200', 'M176 212Q200 217 224 212') +
    fill(colors.paper, oval(200, 112, 118, 52)) +
    fill('c7ab7d', oval(200, 114, 108, 44)) +
    fill(dark, blob(ring(kit, 200, 110, 102, 42, 12, 0.03))) +
    fill(base, blob(ring(kit, 198, 103, 96, 38, 12, 0.04))) +
    fill(base, blob(points('130 100, 150 74, 190 62, 214 44, 226 58, 250 74, 266 100, 200 118'))) +
    line(dark, 6, curve(points('136 106, 176 116, 232 106, 248 88, 210 78, 176 88, 186 98, 214 94'))) +
    garnish(kit, recipe.tops, 198, 94, 66, 20, 1.4)
  );
};
