import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cart, club } from '#model-tests/samples/carts.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';
import { cartById } from '#src/api/cart.ts';
import { quantityRulesOf } from '#src/api/product.ts';
import { CartTotals } from '#src/flows/cart/CartTotals.tsx';
import { CartContents } from '#src/routes/app/-cart/cart.tsx';
import { cartOf, cartIdOf } from '#test/kit/order.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf, keepFailures } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup');
const soldOut = 'cart.validation.item.stockout';

/** The cart as the guest sees it when the server answers with `changed`; `limit` is of the club. */
async function shown(changed: Partial<Cart>, order: SetUpOrder = pickup, limit = 99): Promise<string> {
  const deps = testDependencies(world);
  keepFailures(deps);
  const { app } = await openedApp(deps, { order, previous: order });
  app.send({ type: 'line.added', line: soup });
  await waitFor(cartOf(app), (snapshot) => snapshot.matches({ resting: 'added' }));
  const cartId = must(cartIdOf(app), 'cartId');
  deps.queryClient.setQueryData(cartById(deps.call, cartId).queryKey, { ...cart, cartId, ...changed });
  deps.queryClient.setQueryData(quantityRulesOf(deps.call, order.cafe.id).queryKey, [
    {
      ruleEffFromDate: '2026-01-01',
      ruleEffToDate: '2026-12-31',
      itemIds: [club.itemId],
      dayOffset: [{ fromOffset: 0, toOffset: 30, qtyLimit: limit }],
    },
  ]);
  return htmlOf(CartContents, deps, app);
}

const gone = { ...club, sequenceNum: 2, name: 'Bun', totalPrice: 700, isUnavailable: true };
const both = { cartSummary: { ...cart.cartSummary, subTotal: 1700, totalPrice: 1700 } };
const exception = { itemId: null, sequenceNum: 2, name: 'Bun', maximumAllowed: null };

it('a line that is sold out keeps its price, does not count in the total, says why, offers Remove, and is left out at the checkout (CART-24)', async () => {
  const html = await shown({ ...both, items: [club, gone], exceptions: [{ ...exception, i18nKey: soldOut }] });
  expect(html).toContain('$10.00');
  expect(html).not.toContain('$17.00');
  expect(html).toContain('$7.00');
  expect(html.indexOf('>Bun<')).toBeLessThan(html.indexOf('>Club<'));
  expect(html).toContain('Sold out. Remove it');
  expect(html).toContain('1 item can’t be ordered right now');
  expect(html).toContain('aria-label="Remove Bun"');
  // The sums of the server count it: no amount is better than a wrong one.
  expect(html).toContain('>Check out without it<');
});

it('the button that leaves out what cannot be ordered has the total of the rest, where the sums of the server are without it (CART-24)', async () => {
  const html = await shown({ items: [club, gone], exceptions: [{ ...exception, i18nKey: soldOut }] });
  expect(html).toContain('>Check out without it $10.00<');
  expect(html).toContain('>Change your order<');
});

it('a cart of which nothing can be ordered leads to the menu, not to the checkout (CHECKOUT-01)', async () => {
  const html = await shown({ items: [gone], exceptions: [{ ...exception, i18nKey: soldOut }] });
  expect(html).toContain('Choose something else, or change your order.');
  expect(html).toContain('href="/app/menu.html"');
  expect(html).not.toContain('href="/app/checkout.html"');
});

it('a line that only an exception still names can be removed, or left out at the checkout', async () => {
  const html = await shown({ exceptions: [{ ...exception, i18nKey: 'cart.validation.item.unknown' }] });
  expect(html).toContain('No longer on the menu.');
  expect(html).toContain('aria-label="Remove Bun"');
  expect(html).toContain('>Check out without it $10.00<');
});

it('a cart that can be ordered shows the sums of the server and the way to the checkout', async () => {
  const html = await shown({});
  expect(html).toContain('Check out $10.00');
  expect(html).toContain('href="/app/checkout.html"');
});

it('the cart offers no more of an item than its limit leaves beside its other lines (AMB-50)', async () => {
  const more = /<button[^>]*aria-label="One more Club"[^>]*>/g;
  const items = [
    { ...club, quantity: 2 },
    { ...club, sequenceNum: 2 },
  ];
  const offIn = (html: string) => [...html.matchAll(more)].map(([button]) => button.includes('aria-disabled="true"'));
  expect(offIn(await shown({ items }, pickup, 3))).toEqual([true, true]);
  expect(offIn(await shown({ items }, pickup, 4))).toEqual([false, false]);
});

it('a delivery below the minimum of its cafe names the missing amount in the cart, and leads to the menu (CAFE-09)', async () => {
  const cafe = { ...delivery.cafe, id: '202', deliveryMinimum: 1500 };
  const below = await shown({}, { ...delivery, cafe });
  expect(below).toContain('Add $5.00 more for delivery');
  expect(below).toContain(`${cafe.name} delivers orders of $15.00 or more, before tax and fees.`);
  expect(below).toMatch(/href="\/app\/menu.html"[^>]*>See the menu/);
  expect(below).toContain('Pick it up instead');
  expect(below).toMatch(/href="[^"]*startOrder.html\?[^"]*cafeId=[^"]*202[^"]*destination=RPU/);
  expect(below).not.toContain('Check out');
  expect(await shown({}, { ...pickup, cafe })).not.toContain('delivers orders');
});

it('a cart that the server has not priced yet says so, and never that it costs nothing', async () => {
  const unpriced = { ...cart.cartSummary, subTotal: null, totalPrice: null };
  const drawer = await shown({ cartSummary: unpriced });
  expect(drawer).toContain('$10.00');
  expect(drawer).toMatch(/>Check out</);
  const sums = renderToString(createElement(CartTotals, { cart: { ...cart, cartSummary: unpriced } }));
  expect(sums).toMatch(/Estimated total.*At checkout/);
  for (const html of [drawer, sums]) expect(html).not.toContain('$0.00');
});

it('the sums are subtotal, discount, tax, tip and total; without tax in the answer, and with a discount and a tip of 0, those are not among them (CHECKOUT-04)', () => {
  const summary = { ...cart.cartSummary, subTotal: 1000, discount: 150, tax: 70, tip: 200, totalPrice: 1120 };
  const sumsOf = (cartSummary: Cart['cartSummary']) =>
    renderToString(createElement(CartTotals, { cart: { ...cart, discounts: [], donations: [], cartSummary } }));
  expect(sumsOf(summary)).toMatch(/Subtotal.*\$10\.00.*Discount.*\$1\.50.*Tax.*\$0\.70.*Tip.*\$2\.00.*Total.*\$11\.20/);
  const plain = sumsOf({ ...summary, discount: 0, tax: null, tip: 0, totalPrice: 1000 });
  expect(plain).toMatch(/Subtotal/);
  expect(plain).not.toMatch(/Discount|>Tax<|Tip/);
});

it('a service fee, which is in the total alone, has a row: the rows add up to the total (FLAGS-04, CHECKOUT-04)', () => {
  const summary = { ...cart.cartSummary, subTotal: 1000, discount: 0, tax: 80, tip: 0, totalPrice: 1280 };
  const sumsOf = (cartSummary: Cart['cartSummary']) =>
    renderToString(createElement(CartTotals, { cart: { ...cart, discounts: [], donations: [], cartSummary } }));
  expect(sumsOf(summary)).toMatch(/Tax.*\$0\.80.*Fees.*\$2\.00.*Total.*\$12\.80/);
  expect(sumsOf({ ...summary, totalPrice: 1080 })).not.toContain('Fees');
});

it('the sums of a delivery below the minimum stop at what is known: no tax, no total', () => {
  const sums = renderToString(createElement(CartTotals, { cart, isShort: true }));
  expect(sums).toContain('$10.00');
  expect(sums).not.toMatch(/[Tt]otal<|Tax/);
});

const applied = (code: string, amount: number | null) => ({ code, name: null, isReward: false, quantity: 1, amount });

it.each([
  [
    'of a total with a fee and without its tax',
    [],
    { tax: null, totalPrice: 1200 },
    /Subtotal.*10\.00.*Tax and fees.*2\.00.*Estimated total.*12\.00/,
  ],
  [
    'of a sum of discounts that is left out',
    [applied('WELCOME5', 300)],
    { discount: null, totalPrice: 780 },
    /Subtotal.*10\.00.*WELCOME5.*3\.00.*Tax.*0\.80.*Total.*7\.80/,
  ],
  [
    'of a discount without an amount',
    [applied('X10', null)],
    { discount: null, totalPrice: 980 },
    /Subtotal.*10\.00.*Discount.*1\.00.*Tax.*0\.80.*Total.*9\.80/,
  ],
  [
    'of a discount and a fee',
    [applied('WELCOME5', 300)],
    { discount: null, totalPrice: 980 },
    /WELCOME5.*3\.00.*Tax.*0\.80.*Fees.*2\.00.*Total.*9\.80/,
  ],
] as const)('the rows add up to the total, %s (CHECKOUT-04, FLAGS-04)', (_, discounts, known, rows) => {
  const cartSummary = { ...cart.cartSummary, subTotal: 1000, discount: 0, tax: 80, tip: 0, ...known };
  const html = renderToString(createElement(CartTotals, { cart: { ...cart, discounts, donations: [], cartSummary } }));
  expect(html).toMatch(rows);
  const [total, ...parts] = [...html.matchAll(/([-−])?\$(\d+\.\d\d)/g)]
    .map(([, minus, dollars]) => Math.round(Number(dollars) * 100) * (minus ? -1 : 1))
    .toReversed();
  expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(total);
  expect(html).not.toContain('Tax is added at checkout');
});
