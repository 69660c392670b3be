import { cafeAllergens, versionAllergens } from '#contract/allergen.ts';
import { customizations } from '#contract/customization.ts';
import { menuCategories, menuVersions } from '#contract/menu.ts';
import { menuInfo } from '#contract/menu-info.ts';
import { placards as placardsEndpoint } from '#contract/placard.ts';
import { placardByHash, placardHashes } from '#contract/placard-hash.ts';
import { priceNutrition } from '#contract/price-nutrition.ts';
import { quantityRules } from '#contract/quantity-rules.ts';
import { checkStockout, stockout } from '#contract/stockout.ts';
import { offer, proteinUpsell } from '#contract/upsell.ts';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { allergens } from '#sandbox/seeds/menu/allergens.ts';
import { cafes } from '../world/cafe/cafes.ts';
import { rulesetsOn } from '../world/cart/quantity.ts';
import { items, placardIdsByHash, placards } from '../world/menu/catalog.ts';
import { categories, HERO_PLACARD, MENU_VERSION } from '../world/menu/categories.ts';
import { withCopies } from '../world/menu/copies.ts';
import { groupsOf } from '../world/menu/customizations.ts';
import { ruledOrderOf } from '../world/menu/ruled-order.ts';
import { itemPriceAt } from '../world/menu/item-price.ts';
import { placardAt } from '../world/menu/placards.ts';
import { soldOutAt } from '../world/menu/stock.ts';
import { offerNamed, upsellPrograms, upsellsAt } from '../world/menu/upsells.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

const notFound = () => refuse(404, 'menu.notfound');

export function menuHandlers(world: World) {
  const answer = answering(world);
  const nowAt = (cafeId: string) => cafeTimeAt(world.clock.now(), cafes.get(cafeId)?.serving.timeZone ?? 'America/Chicago');
  const todayAt = (cafeId: string) => nowAt(cafeId).slice(0, 10);
  return [
    ...answer(menuVersions, ({ params: { cafeId } }) =>
      // The menu of the chain is that of no cafe (CAFE-15).
      cafes.has(cafeId) || cafeId === NO_CAFE
        ? {
            cafeId,
            aggregateVersionId: MENU_VERSION,
            version: MENU_VERSION,
            versions: {
              mnavCategory: MENU_VERSION,
              mnavCategorySchedule: MENU_VERSION,
              productCombo: MENU_VERSION,
              mnavPlacard: MENU_VERSION,
              mnavPlacardSchedule: MENU_VERSION,
              orderQtyRule: MENU_VERSION,
              menuPDP: MENU_VERSION,
              allowedAllergens: MENU_VERSION,
              productCustomization: MENU_VERSION,
            },
          }
        : notFound(),
    ),
    ...answer(menuCategories, () => ({
      categories: withCopies(categories),
      heroPlacardId: HERO_PLACARD,
      externalCategoryUpsells: [...upsellPrograms],
    })),
    ...answer(menuInfo, () => ({ cafesInJcr: [...cafes.keys()], version: MENU_VERSION })),
    ...answer(placardsEndpoint, ({ params: { cafeId } }) => ({
      placards: [...placards.values()].map((placard) => placardAt(placard, cafeId, todayAt(cafeId))),
    })),
    ...answer(placardHashes, () => ({ ...placardIdsByHash })),
    ...answer(placardByHash, ({ params, query: { cafeId = '' } }) => {
      const placard = Object.hasOwn(placardIdsByHash, params.hash) ? placards.get(placardIdsByHash[params.hash] ?? '') : undefined;
      return placard ? placardAt(placard, cafeId, todayAt(cafeId)) : notFound();
    }),
    ...answer(customizations, ({ params: { cafeId, itemId } }) => {
      const item = items.get(itemId);
      return item ? { itemId, groups: groupsOf(item.placard, cafeId) } : notFound();
    }),
    ...answer(priceNutrition, ({ query: { cafeId = NO_CAFE }, body: { item, orderContext } }) => {
      const ruled = orderContext ? ruledOrderOf(orderContext, nowAt(cafeId)) : null;
      return itemPriceAt(item, cafeId, nowAt(cafeId), ruled) ?? notFound();
    }),
    ...answer(cafeAllergens, () => ({ allergens: [...allergens] })),
    ...answer(versionAllergens, () => ({ allergens: [...allergens] })),
    ...answer(quantityRules, ({ params: { cafeId } }) => ({ rulesets: [...rulesetsOn(todayAt(cafeId))] })),
    ...answer(stockout, ({ params: { cafeId } }) => ({ itemIds: [...soldOutAt(cafeId, todayAt(cafeId), todayAt(cafeId))] })),
    ...answer(checkStockout, ({ params: { cafeId }, query: { date }, body }) => {
      const gone = soldOutAt(cafeId, date, todayAt(cafeId));
      return { itemIds: body.itemIds.filter((itemId) => gone.has(itemId)) };
    }),
    ...answer(proteinUpsell, ({ params: { cafeId } }) => ({ items: upsellsAt(cafeId, todayAt(cafeId)) })),
    ...answer(offer, ({ params: { offerId } }) => {
      const named = offerNamed(
        offerId,
        world.people.all().flatMap(({ rewards }) => rewards),
      );
      return named ? { offerId, ...named, placardIds: [...named.placardIds] } : notFound();
    }),
  ];
}
