import type { LoafName } from '../bread.ts';
import type { Garnish } from '../garnish.ts';
import type { BowlRecipe } from '../kinds/bowl.ts';
import type { FlatbreadRecipe } from '../kinds/flatbread.ts';
import type { GlassRecipe } from '../kinds/glass.ts';
import type { MugRecipe } from '../kinds/mug.ts';
import type { MacRecipe, PastaRecipe } from '../kinds/pasta.ts';
import type { SaladRecipe } from '../kinds/salad.ts';
import type { BunRecipe, SandwichRecipe } from '../kinds/sandwich.ts';
import type { SoupRecipe } from '../kinds/soup.ts';
import type { ToastRecipe } from '../kinds/toast.ts';
import type { WrapRecipe } from '../kinds/wrap.ts';
import type { LayerName } from '../layers/layers.ts';

/** Shorter ways to write the recipes of kinds that have many items. */
export const sandwich = (bread: LoafName, layers: readonly LayerName[], more?: Pick<SandwichRecipe, 'isHot'>): SandwichRecipe => ({
  kind: 'sandwich',
  bread,
  layers,
  ...more,
});

export const bun = (bread: BunRecipe['bread'], layers: readonly LayerName[]): BunRecipe => ({ kind: 'bun', bread, layers });

export const wrap = (bread: WrapRecipe['bread'], layers: readonly LayerName[]): WrapRecipe => ({ kind: 'wrap', bread, layers });

export const flatbread = (tops: readonly Garnish[], more?: Pick<FlatbreadRecipe, 'sauce' | 'melt'>): FlatbreadRecipe => ({
  kind: 'flatbread',
  tops,
  ...more,
});

export const toast = (bread: LoafName, spread: ToastRecipe['spread'], tops: readonly Garnish[]): ToastRecipe => ({
  kind: 'toast',
  bread,
  spread,
  tops,
});

export const soup = (name: SoupRecipe['soup'], tops: readonly Garnish[], more?: Pick<SoupRecipe, 'swirl' | 'glaze'>): SoupRecipe => ({
  kind: 'soup',
  soup: name,
  tops,
  ...more,
});

export const salad = (greens: SaladRecipe['greens'], tops: readonly Garnish[], more?: Pick<SaladRecipe, 'glaze'>): SaladRecipe => ({
  kind: 'salad',
  greens,
  tops,
  ...more,
});

export const bowl = (base: BowlRecipe['base'], tops: BowlRecipe['tops'], more?: Pick<BowlRecipe, 'over' | 'glaze'>): BowlRecipe => ({
  kind: 'bowl',
  base,
  tops,
  ...more,
});

export const mac = (tops: readonly Garnish[], more?: Pick<MacRecipe, 'glaze'>): MacRecipe => ({ kind: 'mac', tops, ...more });

export const pasta = (tops: readonly Garnish[], more: Pick<PastaRecipe, 'noodle' | 'sauce' | 'glaze'>): PastaRecipe => ({
  kind: 'pasta',
  tops,
  ...more,
});

export const mug = (drink: MugRecipe['drink'], more?: Omit<MugRecipe, 'kind' | 'drink'>): MugRecipe => ({ kind: 'mug', drink, ...more });

export const glass = (drink: GlassRecipe['drink'], more?: Omit<GlassRecipe, 'kind' | 'drink'>): GlassRecipe => ({
  kind: 'glass',
  drink,
  ...more,
});
