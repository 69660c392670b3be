import type { ReactNode } from 'react';
import { placardUnavailable, type Menu } from '#domain/menu/menu.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import type { ProductScreen } from '#machines/product/product.screen.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useFeatures } from '../../-shell/use-features.ts';
import type { MealOfferProps } from './-meal-offer.tsx';

const MealOffer = lazyExtra(async () => (await import('./-meal-offer.tsx')).MealOffer);

export interface Meal extends Omit<MealOfferProps, 'itemId' | 'menu' | 'cafe'> {
  readonly screen: ProductScreen;
  /** Null: it is not known yet. */
  readonly menu: Menu | null;
  /** Null: the product is as the chain has it, and no offer has a price. */
  readonly cafe: OrderCafe | null;
}

/** Returns the offer to make a product a combo, which comes with its feature; null where the guest declined one in this tab (FLAGS-09). */
export function useMeal({ screen, menu, cafe, ...offer }: Meal): ReactNode {
  const isOn = useFeatures().comboConversion;
  if (!isOn || screen.kind !== 'choosing' || screen.hasDeclinedMeal || !menu || !cafe) return null;
  if (placardUnavailable(offer.placard, offer.wanted, offer.soldOut) !== null) return null;
  return <MealOffer {...offer} {...{ menu, cafe }} itemId={screen.itemId} />;
}
