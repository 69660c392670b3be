import { expect, it } from 'vitest';
import { cart } from '#model-tests/samples/carts.ts';
import { FoldedOrder } from '#src/flows/checkout/FoldedOrder.tsx';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

it('the line of the order says the total of the cart that it opens to, also while the guest is asked about a new one (SUBMIT-01)', async () => {
  const risen = { ...cart, cartSummary: { ...cart.cartSummary, totalPrice: 1596 } };
  expect(await htmlOf(() => <FoldedOrder cart={risen} />, testDependencies(world), null)).toContain('$15.96');
});

it('the order at the checkout of a phone counts what group members have submitted, as the cart does (NAV-15)', async () => {
  const childCarts = [
    { cartStatus: 'SUBMITTED', items: [{ quantity: 3 }] },
    { cartStatus: 'IN_PROGRESS', items: [{ quantity: 5 }] },
  ] as const;
  const items = cart.items.slice(0, 1).map((item) => ({ ...item, quantity: 2 }));
  const page = () => <FoldedOrder cart={{ ...cart, items, childCarts }} />;
  expect(await htmlOf(page, testDependencies(world), null)).toContain('5 items');
});

it('the order at the checkout of a phone opens to its sums (CHECKOUT-04)', async () => {
  const taxed = { ...cart, cartSummary: { ...cart.cartSummary, tax: 87 } };
  expect(await htmlOf(() => <FoldedOrder cart={taxed} />, testDependencies(world), null)).toContain('$0.87');
});
