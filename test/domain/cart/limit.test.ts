import { expect, it } from 'vitest';
import { limitOf } from '#domain/cart/limit.ts';
import { defaultConfig } from '#domain/config/config.ts';

const problem = (key: string, maximum: number | null) => ({ key, maximum });
const amountKey = 'delivery.partner.most';

it('the limit of another delivery company is known by the key of the configuration (QTY-04, OPEN-31)', () => {
  expect(limitOf(problem(amountKey, 250), amountKey)).toBe('amount');
  expect(limitOf(problem('cart.validation.thirdparty.orderamountlimit', 250), amountKey)).toBe('item');
  expect(defaultConfig.thirdPartyLimitKey).toBe('cart.validation.thirdparty.orderamountlimit');
});

it('any other problem with a maximum is a limit of an item, without one it is none (QTY-05)', () => {
  expect(limitOf(problem('cart.validation.quantitylimit', 6), amountKey)).toBe('item');
  expect(limitOf(problem('cart.validation.item.stockout', null), amountKey)).toBeNull();
});
