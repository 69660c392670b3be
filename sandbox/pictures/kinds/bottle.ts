import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { faint, fill, line, shadow, type Tone } from '../marks.ts';
import { blob, curve, dots, oval, type Point, points, poly } from '../paths.ts';

/** A bottle of water. */
export interface BottleRecipe {
  readonly kind: 'bottle';
  readonly tone: readonly [main: Tone, dark: Tone];
  readonly label: Tone;
  readonly cap: Tone;
  readonly hasBubbles?: boolean;
}

/** A box of juice with an apple on it. */
export interface CartonRecipe {
  readonly kind: 'carton';
  readonly tone: readonly [main: Tone, dark: Tone, light: Tone];
}

export const bottle = (kit: Kit, recipe: BottleRecipe): string =>
  shadow(206, 266, 62, 12) +
  fill(recipe.tone[1], 'M172 40V74Q142 92 142 128V248Q144 266 200 266T258 248V128Q258 92 228 74V40z') +
  fill(recipe.tone[0], 'M178 44V78Q150 96 150 130V244Q152 258 196 258T240 244V130Q240 96 216 78V44z') +
  faint(0.75, line('fffdf6', 8, 'M164 130V238')) +
  fill(recipe.label, 'M142 146Q200 158 258 146V212Q200 224 142 212z') +
  line('fbf3e3', 5, 'M168 174Q200 180 232 174', 'M182 192Q200 196 218 192') +
  fill(recipe.cap, 'M168 26H232V52Q200 58 168 52z') +
  (recipe.hasBubbles
    ? line('fffdf6', 6, dots(Array.from({ length: 9 }, (): Point => [kit.range(160, 236), kit.range(94, 138)]))) +
      line('fffdf6', 5, dots(Array.from({ length: 6 }, (): Point => [kit.range(164, 236), kit.range(226, 252)])))
    : '');

export const carton = (recipe: CartonRecipe): string =>
  shadow(206, 262, 82, 14) +
  line('d98762', 8, curve(points('236 74, 250 20, 276 12'))) +
  fill(recipe.tone[1], poly(points('250 84, 296 66, 292 236, 250 262'))) +
  fill(recipe.tone[0], poly(points('124 80, 250 84, 250 262, 128 254'))) +
  fill(recipe.tone[2], poly(points('124 80, 172 62, 296 66, 250 84'))) +
  fill('fbf3e3', oval(188, 172, 46, 48)) +
  fill('c94a32', blob(points('188 140, 210 136, 226 156, 220 190, 196 204, 186 200, 164 202, 150 182, 150 154, 166 138'))) +
  line('5c3a1c', 5, curve(points('188 142, 190 130, 198 122'))) +
  fill(colors.leaf, blob(points('196 130, 210 116, 222 122, 208 134')));
