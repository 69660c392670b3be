import type { MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import { choicesCalories, choicesPrice } from '#domain/product/choices.ts';
import { isHighInSodium } from '#domain/product/nutrition.ts';
import type { ProductScreen } from '#machines/product/product.screen.ts';
import { partPrice } from '#src/flows/kit/price-difference.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { Block } from '#src/ui/Blocks.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { useSettled } from '#src/ui/useSettled.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as css from './Product.css.ts';

interface Chosen {
  /** One of it as it is chosen, in cents. */
  readonly unitPrice: Cents;
  readonly calories: number;
  readonly sodiumMg: number | null;
}

/** A part of a combo: it costs what it adds to that. */
export interface PartOf {
  /** Name of the combo. */
  readonly name: string;
  /** What the part adds as its recipe has it, in cents. */
  readonly difference: Cents;
}

/** What a product comes to as it is chosen, by itself or as a part of a combo. */
export function chosenOf(
  { items }: MenuPlacard,
  { itemId, groups, choices }: Extract<ProductScreen, { kind: 'choosing' }>,
  partOf: PartOf | null,
): Chosen {
  const item = items.find((size) => size.itemId === itemId) ?? items[0];
  return {
    unitPrice: (partOf?.difference ?? item?.price ?? 0) + choicesPrice(groups, choices),
    calories: (item?.calories ?? 0) + choicesCalories(groups, choices),
    sodiumMg: item?.sodiumMg ?? null,
  };
}

interface ProductSummaryProps extends Chosen {
  readonly placard: MenuPlacard;
  /** The price is a cafe's; without one it begins there. */
  readonly isPriced: boolean;
  readonly partOf: PartOf | null;
}

/** The same, until its price is known. */
export const ProductSummaryLoading = ({ badges }: Pick<MenuPlacard, 'badges'>) => (
  <div className={css.summary}>
    <span className={css.price}>
      <Block />
    </span>
    {badges.map((badge) => (
      <Chip key={badge}>{badge}</Chip>
    ))}
  </div>
);

/** Price and calories as they are chosen; a change is read out. */
export function ProductSummary({ placard: { badges }, unitPrice, calories, sodiumMg, isPriced, partOf }: ProductSummaryProps) {
  const amount = formatCents(unitPrice);
  const alone = isPriced ? amount : text('product.priceFrom', { price: amount });
  const price = partOf ? partPrice(unitPrice) : alone;
  const settled = useSettled(text('product.changed', { price, count: calories }));
  return (
    <div className={css.summary}>
      <span className={css.price}>{price}</span>
      <span className={css.quiet}>{text('menu.calories', { count: calories })}</span>
      {badges.map((badge) => (
        <Chip key={badge}>{badge}</Chip>
      ))}
      {sodiumMg !== null && isHighInSodium(sodiumMg) && <Chip tone="warn">{text('product.highSodium')}</Chip>}
      <LiveRegion>
        <VisuallyHidden>{settled}</VisuallyHidden>
      </LiveRegion>
    </div>
  );
}
