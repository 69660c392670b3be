import { expect, it } from 'vitest';
import { createRequest } from '#domain/cart/create.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { addItems, createCart, increaseQuantity, modifyItems, removeItems } from '#contract/cart.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { createClient } from '#src/api/client.ts';
import { createVault } from '#src/api/vault.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const call = createClient({ baseUrl: 'http://bakery.test/api', headers: defaultConfig.headers, vault: createVault(), traceId: 'trace-1' });
const body = createRequest(pickup, { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' });
const soup = { itemId: '101012', name: 'Soup', quantity: 1 };
const create = (changeId: string) => call(createCart, { body, changeId });

it('The sandbox makes one cart of two requests with the same change id', async () => {
  const first = await create('c-1');
  expect((await create('c-1')).cartId).toBe(first.cartId);
  expect((await create('c-2')).cartId).not.toBe(first.cartId);
  expect(world.carts.all()).toHaveLength(2);
});

it('The sandbox adds a line once for each vendorCartItemId, and echoes it (CART-29, C-27)', async () => {
  const { cartId } = await create('c-1');
  const add = (vendorCartItemId: string) => call(addItems, { body: { cartId, items: [{ ...soup, vendorCartItemId }] } });
  await add('c-2');
  expect((await add('c-2')).items.map((item) => item.vendorCartItemId)).toEqual(['c-2']);
  expect((await add('c-3')).items).toHaveLength(2);
});

it('The sandbox applies every other change once for each id in the header (C-28, C-29, C-30)', async () => {
  const { cartId } = await create('c-1');
  await call(addItems, { body: { cartId, items: [{ ...soup, vendorCartItemId: 'c-2' }] } });
  const more = () => call(increaseQuantity, { body: { cartId, sequenceNum: 1, quantity: 1 }, changeId: 'c-3' });
  await more();
  expect((await more()).items[0]?.quantity).toBe(2);
  const items = [{ ...soup, sequenceNum: 1, quantity: 5, vendorCartItemId: 'c-4' }];
  await call(modifyItems, { body: { cartId, items } });
  await call(increaseQuantity, { body: { cartId, sequenceNum: 1, quantity: 1 }, changeId: 'c-5' });
  expect((await call(modifyItems, { body: { cartId, items } })).items[0]?.quantity).toBe(6);
  await call(removeItems, { body: { cartId, sequenceList: [1] }, changeId: 'c-6' });
  expect((await call(removeItems, { body: { cartId, sequenceList: [1] }, changeId: 'c-6' })).items).toEqual([]);
});

it('The sandbox judges a repeated line again that it did not take', async () => {
  const { cartId } = await create('c-1');
  const items = [{ ...soup, itemId: 'none', vendorCartItemId: 'c-2' }];
  await call(addItems, { body: { cartId, items } });
  expect((await call(addItems, { body: { cartId, items } })).exceptions).toHaveLength(1);
});
