import { createKit, type Kit } from './chance.ts';
import { colors } from './colors.ts';
import { bagel, type BagelRecipe } from './kinds/bagel.ts';
import { baguette, ciabattaLoaf, type BaguetteRecipe, type CiabattaLoafRecipe } from './kinds/baguette.ts';
import { bar, type BarRecipe } from './kinds/bar.ts';
import { bottle, carton, type BottleRecipe, type CartonRecipe } from './kinds/bottle.ts';
import { bowl, type BowlRecipe } from './kinds/bowl.ts';
import { porridge, parfait, hash, type PorridgeRecipe, type ParfaitRecipe, type HashRecipe } from './kinds/breakfast.ts';
import { cake, type CakeRecipe } from './kinds/cake.ts';
import { cookie, type CookieRecipe } from './kinds/cookie.ts';
import { croissant, painAuChocolat, type CroissantRecipe, type PainAuChocolatRecipe } from './kinds/croissant.ts';
import { danish, roll, type DanishRecipe, type RollRecipe } from './kinds/danish.ts';
import { flatbread, type FlatbreadRecipe } from './kinds/flatbread.ts';
import { apple, cup, type AppleRecipe, type CupRecipe } from './kinds/fruit.ts';
import { glass, type GlassRecipe } from './kinds/glass.ts';
import { pancakes, waffle, type PancakesRecipe, type WaffleRecipe } from './kinds/griddle.ts';
import { loaf, type LoafRecipe } from './kinds/loaf.ts';
import { muffin, cupcake, type MuffinRecipe, type CupcakeRecipe } from './kinds/muffin.ts';
import { mug, espresso, type MugRecipe, type EspressoRecipe } from './kinds/mug.ts';
import { mac, pasta, type MacRecipe, type PastaRecipe } from './kinds/pasta.ts';
import { pretzel, rolls, type PretzelRecipe, type RollsRecipe } from './kinds/rolls.ts';
import { salad, cobb, type SaladRecipe, type CobbRecipe } from './kinds/salad.ts';
import { sandwich, bun, croissantSandwich, type SandwichRecipe, type BunRecipe, type CroissantSandwichRecipe } from './kinds/sandwich.ts';
import { scone, type SconeRecipe } from './kinds/scone.ts';
import { chips, wedges, popcorn, type ChipsRecipe, type WedgesRecipe, type PopcornRecipe } from './kinds/side.ts';
import { slice, type SliceRecipe } from './kinds/slice.ts';
import { soup, type SoupRecipe } from './kinds/soup.ts';
import { toast, type ToastRecipe } from './kinds/toast.ts';
import { triangles, type TrianglesRecipe } from './kinds/triangles.ts';
import { tub, type TubRecipe } from './kinds/tub.ts';
import { urn, type UrnRecipe } from './kinds/urn.ts';
import { wrap, type WrapRecipe } from './kinds/wrap.ts';
import { fill, line, place, shadow } from './marks.ts';
import { arc, oval } from './paths.ts';

/** What one dish is made of. */
export type DishRecipe =
  | BagelRecipe
  | BaguetteRecipe
  | CiabattaLoafRecipe
  | BarRecipe
  | BottleRecipe
  | CartonRecipe
  | BowlRecipe
  | PorridgeRecipe
  | ParfaitRecipe
  | HashRecipe
  | CakeRecipe
  | CookieRecipe
  | CroissantRecipe
  | PainAuChocolatRecipe
  | DanishRecipe
  | RollRecipe
  | FlatbreadRecipe
  | AppleRecipe
  | CupRecipe
  | GlassRecipe
  | PancakesRecipe
  | WaffleRecipe
  | LoafRecipe
  | MuffinRecipe
  | CupcakeRecipe
  | MugRecipe
  | EspressoRecipe
  | MacRecipe
  | PastaRecipe
  | PretzelRecipe
  | RollsRecipe
  | SaladRecipe
  | CobbRecipe
  | SandwichRecipe
  | BunRecipe
  | CroissantSandwichRecipe
  | SconeRecipe
  | ChipsRecipe
  | WedgesRecipe
  | PopcornRecipe
  | SliceRecipe
  | SoupRecipe
  | ToastRecipe
  | TrianglesRecipe
  | TubRecipe
  | UrnRecipe
  | WrapRecipe;

/** Two dishes on one round board. */
export interface PairRecipe {
  readonly kind: 'pair';
  readonly dishes: readonly [DishRecipe, DishRecipe];
}

export type Recipe = DishRecipe | PairRecipe;

/** A picture of 400 by 300 on no ground, as an SVG. The seed is its chance: the same recipe and seed always give the same picture. */
export const draw = (recipe: Recipe, seed: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawing(recipe, seed)}</svg>`;

/** The same without its frame. */
export const drawing = (recipe: Recipe, seed: string): string =>
  recipe.kind === 'pair' ? pair(recipe, seed) : dish(recipe, createKit(seed));

const pair = ({ dishes: [first, second] }: PairRecipe, seed: string) =>
  shadow(204, 234, 188, 46) +
  fill(colors.woodDark, oval(200, 220, 193, 54)) +
  fill(colors.wood, oval(200, 211, 193, 54)) +
  line(colors.woodLight, 2.6, arc(200, 211, 180, 46, 1.9, 2.9), arc(200, 211, 164, 38, 0.5, 1.5)) +
  place(-2, 52, 0, 0.59, dish(first, createKit(`${seed}a`, true))) +
  place(168, 60, 0, 0.59, dish(second, createKit(`${seed}b`, true)));

function dish(recipe: DishRecipe, kit: Kit): string {
  switch (recipe.kind) {
    case 'bagel':
      return bagel(kit, recipe);
    case 'baguette':
      return baguette(kit, recipe);
    case 'ciabattaLoaf':
      return ciabattaLoaf(kit);
    case 'bar':
      return bar(kit, recipe);
    case 'bottle':
      return bottle(kit, recipe);
    case 'carton':
      return carton(recipe);
    case 'bowl':
      return bowl(kit, recipe);
    case 'porridge':
      return porridge(kit, recipe);
    case 'parfait':
      return parfait(kit, recipe);
    case 'hash':
      return hash(kit, recipe);
    case 'cake':
      return cake(kit);
    case 'cookie':
      return cookie(kit, recipe);
    case 'croissant':
      return croissant(kit, recipe);
    case 'painAuChocolat':
      return painAuChocolat();
    case 'danish':
      return danish(kit, recipe);
    case 'roll':
      return roll(kit);
    case 'flatbread':
      return flatbread(kit, recipe);
    case 'apple':
      return apple(kit);
    case 'cup':
      return cup(kit, recipe);
    case 'glass':
      return glass(kit, recipe);
    case 'pancakes':
      return pancakes(kit);
    case 'waffle':
      return waffle(kit, recipe);
    case 'loaf':
      return loaf(kit, recipe);
    case 'muffin':
      return muffin(kit, recipe);
    case 'cupcake':
      return cupcake(kit);
    case 'mug':
      return mug(kit, recipe);
    case 'espresso':
      return espresso(kit, recipe);
    case 'mac':
      return mac(kit, recipe);
    case 'pasta':
      return pasta(kit, recipe);
    case 'pretzel':
      return pretzel();
    case 'rolls':
      return rolls(kit);
    case 'salad':
      return salad(kit, recipe);
    case 'cobb':
      return cobb(kit, recipe);
    case 'sandwich':
      return sandwich(kit, recipe);
    case 'bun':
      return bun(kit, recipe);
    case 'croissantSandwich':
      return croissantSandwich(kit, recipe);
    case 'scone':
      return scone(kit, recipe);
    case 'chips':
      return chips(kit);
    case 'wedges':
      return wedges(kit);
    case 'popcorn':
      return popcorn(kit);
    case 'slice':
      return slice(kit, recipe);
    case 'soup':
      return soup(kit, recipe);
    case 'toast':
      return toast(kit, recipe);
    case 'triangles':
      return triangles(kit, recipe);
    case 'tub':
      return tub(kit, recipe);
    case 'urn':
      return urn();
    case 'wrap':
      return wrap(kit, recipe);
  }
}
