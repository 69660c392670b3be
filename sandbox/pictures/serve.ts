import { colors } from './colors.ts';
import { drawing, type Recipe } from './draw.ts';
import { fill, line, place, shadow } from './marks.ts';
import { arc, oval } from './paths.ts';

type Kind = Recipe['kind'];

/** Has no vessel of its own, so it lies on a round board. */
const onBoard = new Set<Kind>([
  'bagel',
  'baguette',
  'bun',
  'ciabattaLoaf',
  'cookie',
  'croissant',
  'croissantSandwich',
  'cupcake',
  'danish',
  'loaf',
  'muffin',
  'painAuChocolat',
  'pretzel',
  'roll',
  'rolls',
  'sandwich',
  'scone',
  'slice',
  'toast',
  'triangles',
  'wrap',
]);

/** How large the picture of each is beside that of a loaf; what is not named is as large as most dishes are. */
const USUAL_SIZE = 0.85;
const sizes: Partial<Record<Kind, number>> = {
  loaf: 1,
  baguette: 1,
  pair: 1,
  soup: 0.8,
  croissant: 0.7,
  painAuChocolat: 0.7,
  porridge: 0.7,
  glass: 0.65,
  bottle: 0.6,
  danish: 0.6,
  popcorn: 0.6,
  roll: 0.6,
  scone: 0.6,
  slice: 0.6,
  cupcake: 0.55,
  espresso: 0.55,
  muffin: 0.55,
  mug: 0.55,
  parfait: 0.55,
  bar: 0.5,
  carton: 0.5,
  cookie: 0.45,
  cup: 0.45,
  tub: 0.45,
  apple: 0.4,
  bagel: 0.4,
};

/** The frame of a loaf on its board, and where everything in it stands. */
const FRAME = { width: 500, height: 330, middle: 250, foot: 268 };
/** Middle and foot of a dish in its own picture of 400 by 300. */
const DISH = { middle: 200, foot: 260 };

/**
 * A dish as it stands on a table, on its board where it has no vessel: 500 by 330, all to one scale, for a scene of several. The part `near`
 * of the file (`#near`) shows the same as large as the frame allows, for a scene of one.
 */
export function drawServed(recipe: Recipe, seed: string): string {
  const scale = sizes[recipe.kind] ?? USUAL_SIZE;
  const near = [FRAME.middle - FRAME.middle * scale, FRAME.foot - FRAME.foot * scale, FRAME.width * scale, FRAME.height * scale].map(
    (value) => Math.round(value * 10) / 10,
  );
  const served = place(
    FRAME.middle - DISH.middle * scale,
    FRAME.foot - DISH.foot * scale,
    0,
    scale,
    (onBoard.has(recipe.kind) ? board : '') + drawing(recipe, seed),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME.width} ${FRAME.height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><view id="near" viewBox="${near.join(' ')}"/>${served}</svg>`;
}

const board =
  shadow(212, 256, 226, 60) +
  fill(colors.woodDark, oval(200, 245, 234, 68)) +
  fill(colors.wood, oval(200, 230, 234, 68)) +
  line(colors.woodLight, 3.4, arc(200, 230, 220, 60, 1.9, 2.9), arc(200, 230, 200, 50, 0.5, 1.5));
