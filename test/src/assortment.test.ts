import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createRequest } from '#domain/cart/create.ts';
import { lineFrom } from '#domain/cart/line-from.ts';
import { placardUnavailable } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import { club } from '#model-tests/samples/products.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { menuOf } from '#src/api/menu.ts';
import { lineDetails } from '#src/flows/cart/line-details.ts';
import { createLogic } from '#src/flows/product/product.logic.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const inTheBox = ['4 × Seven Seed Bagel', '3 × Everything & Then Some', '3 × Cinnamon Swirl Bagel', '3 × Cheddar Crust Bagel'];
const dozen = { ...club, placardId: '3107', name: "Baker's Dozen Bagels", itemId: '31071', customizationsId: '31071' };

it('an assortment says what is in its box, on its page and in the line of the cart, and can be changed and asked for again (PRODUCT-02, PRODUCT-13)', async () => {
  const deps = testDependencies(world);
  const product = createActor(createLogic({ ...deps, tabStorage: memoryStorage() }), { id: 'product', input: dozen }).start();
  const { context } = await waitFor(product, (snapshot) => snapshot.matches('choosing'));
  expect(context.groups.map(({ name, options }) => [name, options.map((option) => option.name)])).toEqual([['In the box', inTheBox]]);
  product.send({ type: 'product.confirmed', avoided: [] });
  const output = must(product.getSnapshot().output, 'output');
  if (output.kind !== 'chosen') throw new Error(output.kind);

  const carts = cartApi(deps.call);
  const { signal } = new AbortController();
  const asap = { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' } as const;
  const { cartId } = await carts.create(createRequest(pickup, asap), signal);
  const added = must((await carts.add(cartId, output.line, signal)).items[0], 'line');
  expect(lineDetails(added)).toEqual(inTheBox);
  expect(added.amount).toBe(must((await deps.queryClient.fetchQuery(menuOf(deps.call, '203'))).placards['3107']?.items[0], 'size').price);
  const again = await carts.add(cartId, lineFrom(added), signal);
  expect(again.items.map(lineDetails)).toEqual([inTheBox, inTheBox]);
  expect(again.exceptions).toEqual([]);
});

it('an assortment of which one part is sold out is sold out (AVAIL-08, AVAIL-10)', async () => {
  const { call, queryClient } = testDependencies(world);
  const placard = must((await queryClient.fetchQuery(menuOf(call, '203'))).placards['3107'], 'placard');
  const wanted = { destination: 'RPU', at: '2026-11-20T12:00' } as const;
  expect(placardUnavailable(placard, wanted, new Set())).toBeNull();
  expect(placardUnavailable(placard, wanted, new Set(['31031']))).toBe('soldOut');
});
