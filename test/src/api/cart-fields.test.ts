import { expect, it } from 'vitest';
import * as v from 'valibot';
import { Cart } from '#contract/cart-entity.ts';
import { TokenEntry } from '#contract/payment.ts';
import { paymentFor } from '#domain/checkout/payment.ts';
import { cartFrom } from '#src/api/cart-read.ts';
import { paymentApi } from '#src/api/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { wireCart } from '#test/kit/wire-cart.ts';

const world = openSandbox();
const customer = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '3145550142', ext: '7', loyaltyNum: '600' };
const full = {
  ...wireCart,
  cartSummary: { destination: 'DELIVERY', priority: 'LATER', orderFulfillmentDT: '2026-11-20T12:30', leadTime: 30, subTotal: 10, tip: 2.5 },
  discounts: [{ discCode: 'R1', type: 'REWARD', amount: 1.25 }],
  rewards: [{ discCode: 'R1', name: 'Free latte', quantity: 2 }],
  upsell: { programs: ['Coffee Upsell'] },
  exceptions: [{ i18nKey: 'cart.validation.quantitylimit', itemId: 72_022, name: 'Club', sequenceNum: 1, maximumAllowed: 2 }],
  donations: [{ donationId: '801', name: 'Bread', amount: 1 }],
  childCarts: [{ cartStatus: 'SUBMITTED', items: wireCart.items }],
  customer,
  orderId: 1001,
  maskedOrderId: 'H-1001',
  deliveryInfo: { address1: '500 E Adams St', city: 'Springfield', postalCode: '62701', country: 'US' },
};
const read = (wire: object) => cartFrom(v.parse(Cart, wire));

it('ids, summary, lines, discounts, rewards, upsell, exceptions, donations, carts of a group, customer and delivery of a cart are read (CART-28)', () => {
  expect(read(full)).toMatchObject({
    cartId: 'cart-1',
    cartStatus: 'IN_PROGRESS',
    cartSummary: {
      destination: 'DELIVERY',
      priority: 'LATER',
      orderFulfillmentDT: '2026-11-20T12:30',
      leadTime: 30,
      subTotal: 10_00,
      tip: 2_50,
    },
    cafes: [{ id: '203', pagerNum: null }],
    items: [{ sequenceNum: 1, itemId: '72022', amount: 10_00, totalPrice: 10_00 }],
    discounts: [{ code: 'R1', name: 'Free latte', isReward: true, quantity: 2, amount: 1_25 }],
    upsell: { programs: ['Coffee Upsell'] },
    exceptions: [{ i18nKey: 'cart.validation.quantitylimit', itemId: '72022', name: 'Club', sequenceNum: 1, maximumAllowed: 2 }],
    donations: [{ id: '801', name: 'Bread', amount: 1_00 }],
    childCarts: [{ cartStatus: 'SUBMITTED', items: [{ quantity: 1 }] }],
    orderId: '1001',
    maskedOrderId: 'H-1001',
    deliveryInfo: { address1: '500 E Adams St', address2: null, city: 'Springfield', postalCode: '62701' },
  });
});

it.for<readonly [string, object]>([
  ['an id', { cartId: null }],
  ['a status', { cartStatus: 'PENDING' }],
  ['a sum', { cartSummary: { subTotal: 'ten' } }],
  ['lines', { items: null }],
  ['an exception', { exceptions: [{ name: 'Club' }] }],
  ['a donation', { donations: [{ amount: 'one' }] }],
  ['a cart of a group', { childCarts: [{ cartStatus: 'SUBMITTED' }] }],
  ['a customer', { customer: { email: 5 } }],
])('a cart with %s of another shape is refused (CART-28)', ([, wrong]) => {
  expect(v.is(Cart, full)).toBe(true);
  expect(v.is(Cart, { ...full, ...wrong })).toBe(false);
});

it('first and last name, email, phone and the wish for news of the customer of a cart are read, for the form of the checkout (CART-30)', () => {
  const { firstName, lastName, email, phone } = customer;
  expect(read(full).customer).toEqual({ firstName, lastName, email, phone, eMarketable: null });
  expect(read({ ...full, customer: { ...customer, eMarketable: true } }).customer?.eMarketable).toBe(true);
  expect(read({ ...full, customer: { firstName } }).customer).toEqual({
    firstName,
    lastName: null,
    email: null,
    phone: null,
    eMarketable: null,
  });
  expect(read(wireCart).customer).toBeNull();
});

it('the token of a card pays in its place, with its number in the order and its amount; an entry without a part is refused (PAYSTORED-06)', async () => {
  const { call } = testDependencies(world);
  const card = { creditCardNumber: '4111111111111111', cardHolderName: 'Ana Ruiz', expDate: '1230', cvv: '123', postalCode: '63122' };
  const token = await paymentApi(call).tokenFor(card, new AbortController().signal);
  expect(token).not.toContain('4111');
  expect(paymentFor({ total: 7_50, cards: [{ token, cents: 7_50 }] })?.creditCards).toEqual([
    { amount: 7.5, tokens: [token], sequenceNum: 1 },
  ]);
  const entry = {
    tokenValue: 't',
    tokenType: 'CC',
    lastFour: '1111',
    cardType: 'VISA',
    cardHolderName: 'Ana Ruiz',
    expirationDate: '1230',
  };
  expect(v.is(TokenEntry, { ...entry, cardName: null, selected: true })).toBe(true);
  for (const name of Object.keys(entry)) expect([name, v.is(TokenEntry, { ...entry, [name]: undefined })]).toEqual([name, false]);
});
