import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { mealFor } from '#domain/combo/meals.ts';
import { plainLine } from '#domain/cart/line.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { isPending } from '#machines/kit/lazy.ts';
import type { ProductEvent } from '#machines/product/product.types.ts';
import { mealUpgradeOf } from '#src/api/meal-upgrade.ts';
import { MealOffer as MealOfferView } from '#src/flows/product/MealOffer.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useFeatures } from '../../-shell/use-features.ts';

export interface MealOfferProps {
  readonly menu: Menu;
  readonly placard: MenuPlacard;
  /** The size that is chosen. */
  readonly itemId: string;
  readonly wanted: Wanted;
  readonly soldOut: ReadonlySet<string>;
  readonly cafe: OrderCafe;
  readonly send: (event: ProductEvent) => void;
}

/** The combo that a product may become, with what the server says it costs more; nothing where it may become none (FLAGS-06, FLAGS-09). */
export function MealOffer({ menu, placard, itemId, wanted, soldOut, cafe, send }: MealOfferProps) {
  const { app, call } = useAppContext();
  const pricing = useScreen(app, ({ children }) => children.dynamicPricing);
  const context = useSelector(pricing, (snapshot) => (snapshot === undefined || isPending(snapshot) ? null : snapshot.context.asked));
  const isPriced = useFeatures().mealUpgradePricing;
  const offer = mealFor(menu, itemId, wanted, soldOut);
  const alone = plainLine(itemId, placard.name);
  const { data = null } = useQuery({
    ...mealUpgradeOf(call, cafe.id, offer?.tray ?? alone, alone, context),
    enabled: isPriced && offer !== null,
  });
  return offer && <MealOfferView offer={offer} upgrade={isPriced ? data : null} send={send} />;
}
