import { describe, expect, test } from 'vitest';
import type { CartIngredient, CartItemRequest } from '#contract/cart-item.ts';
import { exceptionKeys } from '#contract/reason-codes.ts';
import { centsFrom } from '#domain/money/money.ts';
import { priceLine, type PricingContext } from '#sandbox/world/cart/line.ts';
import { extraPrice, itemPrice } from '#sandbox/world/menu/prices.ts';
import { asking, cafe, sold } from './setting.ts';

const counter: PricingContext = {
  cafeId: cafe.id,
  destination: 'RPU',
  at: '2026-11-20T12:15',
  today: '2026-11-20',
  soldOut: new Set(),
  customizationsMaxAllowed: 5,
  ruled: null,
  isChecking: true,
};

const priced = (asked: CartItemRequest, given: Partial<PricingContext> = {}) => priceLine(asked, 1, { ...counter, ...given });
const priceOf = (asked: CartItemRequest) => {
  const line = priced(asked);
  if (line.kind === 'refused') throw new Error(line.i18nKey);
  return centsFrom(line.item.totalPrice);
};
const with_ = (addedIngredients: CartIngredient[], removedIngredients: CartIngredient[] = []) => ({
  customizations: { addedIngredients, removedIngredients },
});

const CLUB = 7202;
const clubCents = itemPrice(sold(CLUB, 'Whole').cents, cafe.id);
const [bacon, cheddar, avocado, sourdough, multigrain] = ['5201', '5304', '5002', '5401', '5402'];
const added = (itemId: string, portion?: CartIngredient['portion']): CartIngredient => ({
  itemId,
  custType: 'ADDED',
  ...(portion && { portion }),
});

describe('a sandwich', () => {
  test('costs its size at the cafe, whatever price was sent', () => {
    expect(priceOf(asking(CLUB))).toBe(clubCents);
    expect(priceOf({ ...asking(CLUB), price: 0.01, quantity: 3 })).toBe(clubCents * 3);
    expect(priceOf(asking(CLUB, { size: 'Half' }))).toBe(itemPrice(749, cafe.id));
  });

  test('costs what is added, and nothing less for what is left out', () => {
    const avocadoCents = extraPrice(195, cafe.id);
    expect(priceOf({ ...asking(CLUB), ...with_([added(avocado)]) })).toBe(clubCents + avocadoCents);
    expect(priceOf({ ...asking(CLUB), ...with_([added(avocado, 'Extra')]) })).toBe(clubCents + 2 * avocadoCents);
    expect(priceOf({ ...asking(CLUB), ...with_([added(avocado, 'Light')]) })).toBe(clubCents + avocadoCents);
    expect(priceOf({ ...asking(CLUB), ...with_([], [{ itemId: bacon, custType: 'REMOVED' }]) })).toBe(clubCents);
  });

  test('costs extra for extra of what it has, and nothing for less of it', () => {
    expect(priceOf({ ...asking(CLUB), ...with_([added(cheddar, 'Extra')]) })).toBe(clubCents + extraPrice(115, cafe.id));
    expect(priceOf({ ...asking(CLUB), ...with_([added(cheddar, 'Light')]) })).toBe(clubCents);
  });

  test('comes on another bread, priced by the difference', () => {
    const onWrap = with_([{ itemId: '5408', custType: 'SUBSTITUTED', originalItemId: multigrain }]);
    expect(priceOf({ ...asking(CLUB), ...onWrap })).toBe(clubCents + extraPrice(-25, cafe.id));
  });

  test.each([
    ['an ingredient that is not on offer', [added('9999')]],
    ['more of what it has, in its usual portion', [added(bacon, 'Regular')]],
    ['a bread as an addition', [added(sourdough)]],
    ['a substitute for something else', [{ itemId: sourdough, custType: 'SUBSTITUTED', originalItemId: bacon } as const]],
    ['its own bread as a substitute', [{ itemId: multigrain, custType: 'SUBSTITUTED', originalItemId: multigrain } as const]],
    ['the same twice', [added(avocado), added(avocado)]],
    ['three of at most two proteins', [added('5203'), added('5211'), added('5205')]],
  ])('is refused with %s', (_, campaignParams) => {
    expect(priced({ ...asking(CLUB), ...with_(campaignParams) })).toMatchObject({ kind: 'refused', i18nKey: exceptionKeys.customization });
  });

  test('takes five customizations and not six, or as many as the cafe allows (E-40)', () => {
    const six = ['5002', '5012', '5023', '5001', '5005', '5314'].map((itemId) => added(itemId));
    expect(priced({ ...asking(CLUB), ...with_(six.slice(0, 5)) }).kind).toBe('priced');
    expect(priced({ ...asking(CLUB), ...with_(six) }).kind).toBe('refused');
    expect(priced({ ...asking(CLUB), ...with_(six.slice(0, 3)) }, { customizationsMaxAllowed: 3 }).kind).toBe('priced');
    expect(priced({ ...asking(CLUB), ...with_(six.slice(0, 4)) }, { customizationsMaxAllowed: 3 }).kind).toBe('refused');
  });

  test('is refused when it, something in it, or something added is gone', () => {
    for (const gone of [sold(CLUB).itemId, bacon, multigrain]) {
      expect(priced(asking(CLUB), { soldOut: new Set([gone]) })).toMatchObject({ i18nKey: exceptionKeys.itemSoldOut });
    }
    expect(priced({ ...asking(CLUB), ...with_([added(avocado)]) }, { soldOut: new Set([avocado]) }).kind).toBe('refused');
  });

  test('is refused in the morning and for what is not sold', () => {
    expect(priced(asking(CLUB), { at: '2026-11-20T08:00' })).toMatchObject({ i18nKey: exceptionKeys.itemNotNow });
    expect(priced({ itemId: '1', name: 'Moon pie', quantity: 1 })).toMatchObject({ i18nKey: exceptionKeys.itemUnknown, name: 'Moon pie' });
  });
});

describe('You Pick Two', () => {
  const soup = { itemId: sold(10101, 'Cup').itemId, quantity: 1 };
  const half = { itemId: sold(7104, 'Half').itemId, quantity: 1 };
  const chips = { itemId: sold(17101).itemId, quantity: 1 };
  const combo = (childItems: CartItemRequest[]) => ({ itemId: '90', quantity: 2, childItems });
  const own = itemPrice(1149, cafe.id);
  const dearer = itemPrice(799, cafe.id) - itemPrice(649, cafe.id);

  test('costs its price and what a dearer pick is above it, in any order of the picks (CART-14)', () => {
    const line = priced(combo([soup, half, chips]));
    expect(line).toMatchObject({
      kind: 'priced',
      item: { quantity: 2, childItems: [{ amount: 0 }, {}, { itemDetails: { isSide: true } }] },
    });
    expect(priceOf(combo([soup, half, chips]))).toBe((own + dearer) * 2);
    expect(priceOf(combo([chips, half, soup]))).toBe((own + dearer) * 2);
    expect(priceOf(combo([half, half, chips]))).toBe((own + 2 * dearer) * 2);
  });

  test('adds up the calories of its children', () => {
    const line = priced(combo([soup, half, chips]));
    const expected = [sold(10101, 'Cup'), sold(7104, 'Half'), sold(17101)].reduce((sum, { calories }) => sum + calories, 0);
    expect(line.kind === 'priced' && line.item.calories).toBe(expected);
  });

  test.each([
    ['a pick is missing', [soup, chips]],
    ['there is one too many', [soup, half, half, chips]],
    ['a pick is a whole one', [soup, { itemId: sold(7104, 'Whole').itemId, quantity: 1 }, chips]],
    ['it has no children', []],
  ])('is refused when %s', (_, children) => {
    expect(priced(combo(children))).toMatchObject({ kind: 'refused', i18nKey: exceptionKeys.comboIncomplete });
  });

  test('is refused when one of its children is gone (AVAIL-08, AVAIL-11)', () => {
    expect(priced(combo([soup, half, chips]), { soldOut: new Set([soup.itemId]) }).kind).toBe('refused');
  });
});

test('an allergen that changes add is free and named by the bakery (PRODUCT-08)', () => {
  const line = priced({ ...asking(CLUB), childItems: [{ itemId: '9007', type: 'ALLERGEN', quantity: 1 }] });
  expect(line).toMatchObject({
    kind: 'priced',
    item: {
      totalPrice: clubCents / 100,
      childItems: [{ type: 'ALLERGEN', name: 'PEANUT', grouping: 'PEANUT', amount: 0, totalPrice: 0, quantity: 1 }],
    },
  });
});

describe('a salad with a side', () => {
  const CAESAR = 11101;
  const [chips, yogurt] = [sold(17101), sold(17107)];
  const withSide = (itemId: string) => asking(CAESAR, { childItems: [{ itemId, quantity: 1, itemDetails: { isSide: true } }] });
  const lineOf = (asked: CartItemRequest) => {
    const line = priced(asked);
    if (line.kind === 'refused') throw new Error(line.i18nKey);
    return line.item;
  };

  test('costs what its side costs more than is included, and has the calories of both (PRODUCT-01)', () => {
    const alone = lineOf(asking(CAESAR));
    expect(priceOf(withSide(chips.itemId))).toBe(centsFrom(alone.totalPrice));
    expect(priceOf(withSide(yogurt.itemId))).toBe(centsFrom(alone.totalPrice) + itemPrice(299, cafe.id) - itemPrice(199, cafe.id));
    expect(lineOf(withSide(yogurt.itemId)).calories).toBe((alone.calories ?? 0) + yogurt.calories);
    expect(lineOf(withSide(yogurt.itemId)).childItems).toMatchObject([{ itemId: yogurt.itemId, itemDetails: { isSide: true } }]);
  });

  test('is refused with a side that is sold out, is none of its own, or is one too many (AVAIL-10)', () => {
    expect(priced(withSide(yogurt.itemId), { soldOut: new Set([yogurt.itemId]) })).toMatchObject({ i18nKey: exceptionKeys.itemSoldOut });
    expect(priced(withSide(sold(17108).itemId))).toMatchObject({ i18nKey: exceptionKeys.comboIncomplete });
    const [side] = withSide(chips.itemId).childItems ?? [];
    expect(priced(asking(CAESAR, { childItems: side ? [side, side] : [] }))).toMatchObject({ i18nKey: exceptionKeys.comboIncomplete });
  });
});

describe('an assortment', () => {
  const DOZEN = 3107;
  const contents = [
    ['31021', '4 × Seven Seed Bagel', 4],
    ['31031', '3 × Everything & Then Some', 3],
    ['31041', '3 × Cinnamon Swirl Bagel', 3],
    ['31061', '3 × Cheddar Crust Bagel', 3],
  ];

  test('has what is in its box as parts that cost nothing, whatever parts are asked for (PRODUCT-02, PRODUCT-13)', () => {
    const others = [{ itemId: '31011', quantity: 13 }];
    for (const asked of [asking(DOZEN), { ...asking(DOZEN), childItems: others }]) {
      const line = priced(asked);
      if (line.kind === 'refused') throw new Error(line.i18nKey);
      expect(line.item).toMatchObject({ type: 'ASSORTMENT', isAssortment: true, calories: 3900 });
      expect(line.item.childItems.map(({ itemId, name, quantity }) => [itemId, name, quantity])).toEqual(contents);
      expect(centsFrom(line.item.totalPrice)).toBe(itemPrice(1899, cafe.id));
    }
  });

  test('cannot be had where one of its parts is sold out (AVAIL-08, AVAIL-10)', () => {
    expect(priced(asking(DOZEN), { soldOut: new Set(['31061']) })).toMatchObject({ kind: 'refused', i18nKey: exceptionKeys.itemSoldOut });
  });
});
