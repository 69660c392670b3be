import type { Kit } from '../chance.ts';
import type { Glaze } from '../colors.ts';
import { garnish, type Garnish } from '../garnish.ts';
import { fill, line, type Tone } from '../marks.ts';
import { crescent, curve, oval } from '../paths.ts';
import { crock, spoon } from '../vessels.ts';

/** A crock with two ears. */
export interface SoupRecipe {
  readonly kind: 'soup';
  readonly soup: keyof typeof broths;
  readonly tops: readonly Garnish[];
  /** Of cream or yogurt. */
  readonly swirl?: Tone;
  readonly glaze?: Glaze;
}

/** What is in the crock: main tone, light, dark. */
const broths = {
  tomato: ['d9512f', 'e97a4d', 'b23a20'],
  cream: ['f3dfb2', 'faeccb', 'dcbf85'],
  cheddar: ['efad45', 'f7c870', 'd18a26'],
  bean: ['6b3a2a', '8a5038', '4a241b'],
  broth: ['a8642b', 'c58443', '7f4519'],
  squash: ['e79132', 'f3ac55', 'c87218'],
  lentil: ['b59443', 'ceb168', '8d6f2a'],
  bisque: ['ea9468', 'f4b48f', 'cd7247'],
  cucumber: ['cfdca0', 'e2ebc0', 'a9bd73'],
} as const satisfies Record<string, readonly [Tone, Tone, Tone]>;

export const soup = (kit: Kit, recipe: SoupRecipe): string => {
  const [base, light, dark] = broths[recipe.soup];
  const v = { cx: 182, cy: 122, rx: 132, ry: 76, deep: 62, glaze: recipe.glaze ?? 'slate', hasEars: true };
  kit.flat = 0.66;
  const [cx, cy, rx, ry] = [v.cx, v.cy + 9, v.rx - 13, v.ry - 13];
  const swirl = recipe.swirl
    ? line(
        recipe.swirl,
        9,
        curve([
          [cx - 74, cy + 8],
          [cx - 52, cy - 28],
          [cx + 8, cy - 40],
          [cx + 62, cy - 20],
          [cx + 56, cy + 20],
          [cx + 4, cy + 32],
          [cx - 30, cy + 10],
          [cx - 8, cy - 12],
          [cx + 22, cy - 6],
          [cx + 18, cy + 6],
        ]),
      ) +
      line(
        recipe.swirl,
        4,
        curve([
          [cx + 30, cy + 30],
          [cx + 62, cy + 28],
          [cx + 84, cy + 6],
        ]),
      )
    : '';
  return (
    crock(kit, v) +
    fill(dark, oval(cx, cy - 2, rx, ry)) +
    fill(base, oval(cx, cy, rx - 1, ry - 2)) +
    fill(light, crescent(cx, cy, rx - 4, ry - 5, 0.5, 2.9, 1.16)) +
    swirl +
    garnish(kit, recipe.tops, cx, cy - 1, rx * 0.92, ry * 0.84, 1.4) +
    (kit.isBrief ? '' : spoon(kit, 304, 248, -18))
  );
};
