import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { pricingContext } from '#domain/pricing/order-context.ts';
import { priceUnder, withOverrides } from '#domain/pricing/prices-under.ts';
import { wasTotal } from '#domain/pricing/was-total.ts';
import { chosenOf } from '#domain/product/chosen.ts';
import { dynamicPricingMachine } from '#machines/dynamic-pricing/dynamic-pricing.machine.ts';
import type { LoadOverridesInput, LoadOverridesResult } from '#machines/dynamic-pricing/dynamic-pricing.types.ts';
import { costing } from '#model-tests/samples/menu.ts';
import { pickup } from '#model-tests/samples/orders.ts';

const sandwich = costing('101', 899);
const chips = costing('102', 100);
const side = { placard: chips, item: chips.items[0]!, difference: 100, reason: null };

it('E-47 an item with a part costs by the menu, then by a rule, and by the menu again as the call for the rules fails (CART-14, PRICING-03)', async () => {
  const loadOverrides = fromPromise<LoadOverridesResult, LoadOverridesInput>(async ({ input: { context } }) => {
    if (context.items.length > 1) throw new Error('down');
    const overrides = { '101': { originalPrice: 899, adjPrice: 749, rules: ['Lunch'] } };
    return { kind: 'loaded', pkid: '1', overrides: context.items.length === 0 ? {} : overrides };
  });
  const pricing = createActor(dynamicPricingMachine.provide({ actors: { loadOverrides } }), { input: {} }).start();
  /** What one of the product costs on its page, and what its line in the cart, of an amount by the server, would cost by the menu. */
  async function costs(lines: number, amount: number) {
    const items = Array.from({ length: lines }, () => ({ itemId: '101', quantity: 1 }));
    const cart = { cartId: 'cart-1', items };
    const context = pricingContext({ order: pickup, now: '2026-11-20T12:00', cart, customer: null, isMember: false });
    pricing.send({ type: 'context.changed', context });
    await waitFor(pricing, (now) => now.matches('applied') || now.matches('cleared'));
    const { overrides } = pricing.getSnapshot().context;
    const chosen = chosenOf(withOverrides(sandwich, overrides), { itemId: '101', groups: [], choices: {}, priced: null }, null, side);
    const line = { itemId: '101', amount, quantity: 1, children: [{ price: 100 }] };
    return [priceUnder(overrides, sandwich.items[0]!), chosen.unitPrice, wasTotal(overrides, line)];
  }
  expect(await costs(0, 999)).toEqual([899, 999, null]);
  expect(await costs(1, 849)).toEqual([749, 849, 999]);
  expect(await costs(2, 999)).toEqual([899, 999, null]);
  pricing.stop();
});
