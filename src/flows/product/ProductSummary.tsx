import type { MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents } from '#domain/money/money.ts';
import type { ChosenProduct, PartOf } from '#domain/product/chosen.ts';
import { isHighInSodium } from '#domain/product/nutrition.ts';
import type { PriceOverride } from '#domain/pricing/overrides.ts';
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

interface ProductSummaryProps extends ChosenProduct {
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
