import { addedAllergens, builtAllergens } from '#domain/product/allergens.ts';
import { usualItem, type MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import type { SideChoice } from '#domain/product/side.ts';
import { choicesCalories, choicesPrice } from '#domain/product/choices.ts';
import { isHighInSodium, sodiumOf } from '#domain/product/nutrition.ts';
import type { PriceOverride } from '#domain/pricing/overrides.ts';
import type { ProductScreen } from '#machines/product/product.screen.ts';
import { LazyPriceWas } from '#src/flows/dynamic-pricing/LazyPriceWas.tsx';
import { amountText } from '#src/flows/kit/amount-text.ts';
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
  /** What it contains as it is made, upper case (PRODUCT-01). */
  readonly allergens: readonly string[];
  /** What of that the guest's changes add to the recipe (PRODUCT-08). */
  readonly addedAllergens: readonly string[];
  /** The server has not said so of these choices: it is the sum of the menu's prices. */
  readonly isEstimate: boolean;
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
  placard: MenuPlacard,
  { itemId, groups, choices, priced }: Extract<ProductScreen, { kind: 'choosing' }>,
  partOf: PartOf | null,
  side: SideChoice | null,
): Chosen {
  const item = placard.items.find((size) => size.itemId === itemId) ?? usualItem(placard.items);
  const summed = (partOf?.difference ?? item?.price ?? 0) + choicesPrice(groups, choices) + (side?.difference ?? 0);
  return {
    // A part costs what it adds to its combo, which is not what it costs by itself.
    unitPrice: partOf === null ? (priced?.price ?? summed) : summed,
    calories: priced?.calories ?? (item?.calories ?? 0) + choicesCalories(groups, choices) + (side?.item.calories ?? 0),
    sodiumMg: priced?.sodiumMg ?? (item ? sodiumOf(item, ...(side ? [side.item] : [])) : null),
    allergens: [...new Set([...builtAllergens(placard, groups, choices), ...(side?.placard.allergens ?? [])])].toSorted(),
    addedAllergens: addedAllergens(placard.allergens, groups, choices),
    isEstimate: partOf === null && priced === null && Object.keys(choices).length > 0,
  };
}

interface ProductSummaryProps extends Chosen {
  readonly placard: MenuPlacard;
  /** The price is a cafe's; without one it begins there. */
  readonly isPriced: boolean;
  /** What rules have done to its price; null: nothing (PRICING-02). */
  readonly override: PriceOverride | null;
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
export function ProductSummary({
  placard: { badges },
  unitPrice,
  calories,
  sodiumMg,
  isEstimate,
  isPriced,
  override,
  partOf,
}: ProductSummaryProps) {
  const alone = isPriced ? amountText(unitPrice, isEstimate) : text('product.priceFrom', { price: formatCents(unitPrice) });
  const price = partOf ? partPrice(unitPrice) : alone;
  const settled = useSettled(text('product.changed', { price, count: calories }));
  return (
    <div className={css.summary}>
      <span className={css.price}>
        {price}
        {override && <LazyPriceWas was={unitPrice + override.originalPrice - override.adjPrice} rules={override.rules} />}
      </span>
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
