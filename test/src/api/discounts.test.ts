import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Cart as WireCart } from '#contract/cart-entity.ts';
import { applyDiscounts, removeDiscount } from '#contract/discount.ts';
import { cartFrom } from '#src/api/cart-read.ts';
import { discountsApi } from '#src/api/discounts.ts';
import { stubClient } from '#test/kit/stub-client.ts';
import { wireCart } from '#test/kit/wire-cart.ts';

const signal = AbortSignal.timeout(60_000);

describe('the calls that change the discounts of a cart', () => {
  const asked: object[] = [];
  const api = discountsApi(
    stubClient((described, request) => {
      asked.push({ path: described.path, ...request });
      return wireCart;
    }),
  );
  const bodyOf = (path: string) => asked.filter((request) => 'path' in request && request.path === path).at(-1);

  it('apply sends the cart and its discounts, remove the code and how many; each under the id of its change (DISC-05, CART-21, C-31, C-32)', async () => {
    await api.apply('cart-1', { code: 'SAVE10', isReward: false }, true, 'change-1', signal);
    expect(bodyOf('/cart/discounts')).toMatchObject({
      body: { cartId: 'cart-1', discounts: [{ discCode: 'SAVE10', promoCode: 'SAVE10' }] },
      changeId: 'change-1',
    });
    await api.remove('cart-1', { code: 'PASTRY', quantity: 2 }, 'change-2', signal);
    expect(bodyOf('/cart/discounts/remove')).toMatchObject({
      body: { cartId: 'cart-1', discountCode: 'PASTRY', quantity: 2 },
      changeId: 'change-2',
    });
    expect([applyDiscounts.path, removeDiscount.path]).toEqual(['/cart/discounts', '/cart/discounts/remove']);
  });

  it.each([
    [true, { discCode: 'PASTRY', quantity: 1 }],
    [false, { discCode: 'PASTRY' }],
  ])('a reward carries a quantity where rewards are counted: %s (FLAGS-03)', async (hasQuantity, discount) => {
    await api.apply('cart-1', { code: 'PASTRY', isReward: true }, hasQuantity, 'change-1', signal);
    expect(bodyOf('/cart/discounts')).toMatchObject({ body: { discounts: [discount] } });
    expect(Object.keys((bodyOf('/cart/discounts') as { body: { discounts: object[] } }).body.discounts[0] ?? {})).toEqual(
      Object.keys(discount),
    );
  });
});

it('a cart has its discounts with code, promotion, type and state, and its rewards with quantity and name (DISC-03, DISC-04)', () => {
  const discounts = [
    { discCode: 'SAVE10', promoCode: 'SAVE10', type: 'PROMO', redeemed: false, processing: true, name: '10% off', amount: 1.5 },
    { discCode: 'PASTRY', promoCode: null, type: null, redeemed: null, processing: null },
    { discCode: 'OLD', type: 'REWARD' },
  ];
  const rewards = [{ quantity: 2, autoApply: true, discCode: 'PASTRY', name: 'A free pastry', classificationType: 'ITEM' }];
  expect(cartFrom(v.parse(WireCart, { ...wireCart, discounts, rewards })).discounts).toEqual([
    { code: 'SAVE10', name: '10% off', isReward: false, quantity: 1, amount: 150 },
    { code: 'PASTRY', name: 'A free pastry', isReward: true, quantity: 2, amount: null },
    { code: 'OLD', name: null, isReward: true, quantity: 1, amount: null },
  ]);
});
