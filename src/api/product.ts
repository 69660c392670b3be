import { customizations } from '#contract/customization.ts';
import { priceNutrition } from '#contract/price-nutrition.ts';
import { quantityRules } from '#contract/quantity-rules.ts';
import { checkStockout } from '#contract/stockout.ts';
import type { CartLineRequest } from '#domain/cart/line.ts';
import { drawable } from '#domain/app/list-max.ts';
import { versionOfDay } from '#domain/product/customizations-version.ts';
import { centsFrom } from '#domain/money/money.ts';
import { optionIds, type OptionGroup } from '#domain/product/choices.ts';
import type { ItemPrice } from '#domain/product/item-price.ts';
import type { PricingContext } from '#domain/pricing/order-context.ts';
import type { QuantityRuleset } from '#domain/quantity/limit.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';
import { menuVersionOf } from './menu.ts';
import { sodiumIn } from './sodium.ts';
import { wireContext } from './wire-pricing.ts';
import { wireLine } from './wire-line.ts';

const MINUTE = 60_000;

/** The item with the truncated version of the call, and `release`: the whole version, which tells two releases of one day apart. */
type OfRelease = [params: { readonly cafeId: string; readonly versionId: string; readonly itemId: string }, release: string];

/** What may be changed about an item under one version: asked for once (MENU-13). */
const optionsUnder = defineQuery(
  'menu',
  'optionsUnder',
  async (call, [params]: OfRelease): Promise<readonly OptionGroup[]> => {
    const { groups } = await call(customizations, { params });
    return drawable(groups).map(({ groupId, name, kind, max, options }) => ({
      groupId,
      name,
      kind,
      max,
      options: options.map((option) => ({
        itemId: option.itemId,
        name: option.name,
        isDefault: option.isDefault,
        price: centsFrom(option.price),
        extraPrice: centsFrom(option.extraPrice),
        calories: option.calories,
        allergens: option.allergens,
        portions: option.portions,
      })),
    }));
  },
  { staleTime: 'static', gcTime: 60 * MINUTE },
);

/** What may be changed about an item at a cafe; under another version of the menu it is asked for anew (MENU-13). */
export const optionsOf = defineQuery(
  'menu',
  'options',
  async (call, [cafeId, itemId]: [cafeId: string, itemId: string], context): Promise<readonly OptionGroup[]> => {
    const { client } = context;
    const readUnder = async (): Promise<OfRelease> => {
      const { versions, aggregateVersionId } = await client.fetchQuery(menuVersionOf(call, cafeId));
      const named = versions.productCustomization;
      const versionId = named ?? versionOfDay(await (await import('./cafe-day.ts')).todayAt(call, cafeId, context));
      return [{ cafeId, versionId, itemId }, named ?? aggregateVersionId];
    };
    for (;;) {
      const [params, release] = await readUnder();
      const groups = await client.fetchQuery(optionsUnder(call, params, release));
      // The menu may have changed meanwhile. Where its version cannot be read, the answer holds.
      const current = await readUnder().catch(() => null);
      if (current === null || (current[1] === release && current[0].versionId === params.versionId)) return groups;
    }
  },
  // The version is fresh for minutes: to look at it again costs nothing.
  { staleTime: 0 },
);

/** What is asked about one product: its sizes and what its recipe has; and its options, by the id to load them with, null where it has none. */
type Stocked = [cafeId: string, day: string, customizationsId: string | null, ownIds: readonly string[]];

/**
 * What of one product a cafe has run out of on the day of an order: the menu's own question names no option that is in no recipe, and no product that
 * it does not list (CART-19). While that is not known everything counts as there (MENU-16, MENU-17, AVAIL-09).
 */
export const soldOutInProduct = defineQuery(
  'menu',
  'soldOutInProduct',
  async (call, [cafeId, day, customizationsId, ownIds]: Stocked, { client }): Promise<readonly string[]> => {
    const groups = customizationsId === null ? [] : await client.fetchQuery(optionsOf(call, cafeId, customizationsId));
    const itemIds = [...new Set([...ownIds, ...optionIds(groups)])];
    if (itemIds.length === 0) return [];
    return (await call(checkStockout, { params: { cafeId }, query: { date: day }, body: { itemIds } })).itemIds;
  },
  { staleTime: MINUTE },
);

/** Asks what one of a line comes to at a cafe, as it is chosen, with the dynamic prices of an order context where there is one (PRODUCT-06, FLAGS-01). */
export const itemPriceApi =
  (call: Client) =>
  async (cafeId: string, line: CartLineRequest, context: PricingContext | null, signal: AbortSignal): Promise<ItemPrice> => {
    const { price, calories, nutrients } = await call(priceNutrition, {
      query: { cafeId },
      body: { item: wireLine(line), ...(context && { orderContext: wireContext(context) }) },
      signal,
    });
    return { price: centsFrom(price), calories, sodiumMg: sodiumIn(nutrients), nutrients };
  };

/** How many of something one order may have; none are known when the call fails; the server still checks them (MENU-09). */
export const quantityRulesOf = defineQuery(
  'menu',
  'quantityRules',
  async (call, [cafeId]: [cafeId: string], { client }): Promise<readonly QuantityRuleset[]> => {
    const { versions } = await client.fetchQuery(menuVersionOf(call, cafeId));
    return (await call(quantityRules, { params: { cafeId, versionId: versions.orderQtyRule } })).rulesets;
  },
  { staleTime: 5 * MINUTE },
);
