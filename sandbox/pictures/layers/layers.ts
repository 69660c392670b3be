import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import type { Tone } from '../marks.ts';
import { dairy } from './dairy.ts';
import { garden } from './garden.ts';
import { meat } from './meat.ts';

const layers = { ...meat, ...garden, ...dairy };

export type LayerName = keyof typeof layers;

/** Layers upon each other from `y` upwards, and the height that they reach. */
export function stack(
  kit: Kit,
  names: readonly LayerName[],
  x0: number,
  x1: number,
  y: number,
  isHot: boolean,
): readonly [marks: string, top: number] {
  let top = y;
  const marks = names.map((name) => {
    const inset = kit.range(-3, 3);
    const [height, layer] = layers[name](kit, x0 + inset, x1 + inset, top, isHot);
    top -= height;
    return layer;
  });
  return [marks.join(''), top];
}

/** One tone of a layer, where it is too small to be drawn. */
export const tints: Partial<Record<LayerName, Tone>> = {
  cheddar: colors.cheddar,
  gruyere: colors.gruyere,
  provolone: 'fae9b8',
  brie: 'fdf0d0',
  mozzarella: 'fdf3da',
  greens: colors.leaf,
  spinach: colors.leafDark,
  arugula: colors.leaf,
  tomato: colors.tomato,
  brisket: colors.brisket,
  turkey: colors.turkeyDark,
  ham: colors.ham,
  chicken: colors.chicken,
  bacon: colors.bacon,
  egg: colors.egg,
  tuna: 'ecd0ad',
  pickle: '7d8f38',
  avocado: colors.avocado,
  steak: colors.steakPink,
  meatball: colors.brisket,
  butter: 'fbe291',
  mushroom: 'dfc294',
  quinoa: 'f3ddaa',
  carrot: colors.carrot,
  cucumber: 'dce8ae',
  hummus: 'e6c48b',
  peanutButter: 'c48a45',
  jam: 'a62a48',
};
