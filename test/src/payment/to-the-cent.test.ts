import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { transition } from 'xstate';
import type { Cart as WireCart } from '#contract/cart-entity.ts';
import type { Payment } from '#contract/submit.ts';
import type { PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import { subtotalOf, takenOff, totalOf } from '#domain/cart/sums.ts';
import { discountLines } from '#domain/discount/applied.ts';
import { centsFrom, dollarsFrom, type Cents } from '#domain/money/money.ts';
import { giftCardType } from '#domain/payment/gift-card.ts';
import { must } from '#domain/must.ts';
import { NEW_CARD } from '#domain/payment/offered.ts';
import { paymentSelectionMachine } from '#machines/payment-selection/payment-selection.machine.ts';
import { paymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import { cartFrom } from '#src/api/cart-read.ts';
import { giftCardAsSecret } from '#src/api/gift-card-secret.ts';
import { createVault } from '#src/api/vault.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { payingBy } from '#src/flows/checkout/payment-form.ts';
import { createPayments } from '#src/flows/submit/payment.ports.ts';
import { promotions } from '#sandbox/seeds/discounts.ts';
import { place } from '#sandbox/world/cart/place.ts';
import { viewOf } from '#sandbox/world/cart/view.ts';
import { items } from '#sandbox/world/menu/catalog.ts';
import { giftCards as soldCards } from '#sandbox/world/payment/gift-cards.ts';
import type { Bank } from '#sandbox/world/payment/settle.ts';
import { cafe, cafeOf, cartFor, lunch } from '#test/sandbox/cart/setting.ts';
import { fc } from '#test/kit/fast-check.ts';
import { stubClient } from '#test/kit/stub-client.ts';

const CARTS = 10_000;
/** Products that are made all day and are out nowhere; combos and customizations have properties of their own. */
const products = [...items.values()].filter(({ placard }) => placard.type === 'PRODUCT').map(({ itemId }) => itemId);
const codes = Object.keys(promotions).filter((code) => code !== 'LASTCALL');
const customer = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '5551234567' };
const deliveryInfo = { address1: '1 Main St', city: 'Saint Louis', countryDivision: 'MO', postalCode: '63101' };

const vault = createVault();
const payments = createPayments({ call: stubClient(() => null), queryClient: new QueryClient(), vault, tabStorage: memoryStorage() });
const cardIds = soldCards.map(({ number, pin }) => vault.keep(giftCardAsSecret({ giftCardNo: number, giftCardPin: pin })));

const food = fc.record({ itemId: fc.constantFrom(...products), quantity: fc.integer({ min: 1, max: 4 }) });
const gift = fc.record({
  itemId: fc.constant('900001'),
  quantity: fc.constant(1),
  price: fc.integer({ min: 5_00, max: 80_00 }).map(dollarsFrom),
});
const carts = fc.record({
  destination: fc.constantFrom('RPU' as const, 'DELIVERY' as const),
  lines: fc.array(fc.oneof({ weight: 9, arbitrary: food }, { weight: 1, arbitrary: gift }), { minLength: 1, maxLength: 8 }),
  discountCodes: fc.subarray(codes, { maxLength: 1 }),
  tipCents: fc.integer({ min: 0, max: 20_00 }),
  donation: fc.option(fc.integer({ min: 1, max: 10_00 })),
  state: fc.constantFrom('MO', 'IL', 'CA', 'OR', 'NY'),
});
const choices = fc.record({
  balances: fc.array(fc.integer({ min: 0, max: 40_00 }), { minLength: soldCards.length, maxLength: soldCards.length }),
  /** Gift cards in the order in which they are ticked, and unticked again. */
  presses: fc.array(fc.nat(soldCards.length - 1), { maxLength: 6 }),
  hasGiftCardTipping: fc.boolean(),
});

interface Pressed {
  readonly total: Cents;
  readonly tip: Cents;
  readonly balances: readonly Cents[];
  readonly presses: readonly number[];
  readonly hasGiftCardTipping: boolean;
}

/** What the page shows of a payment after presses on its gift cards, where a card to be typed pays what they leave. */
function shownAfter({ total, tip, balances, presses, hasGiftCardTipping }: Pressed) {
  const start = paymentSelectionMachine.resolveState({
    value: { choosing: 'covered' },
    context: {
      cartId: 'cart-1',
      cafeId: cafe.id,
      total: 0,
      tip: 0,
      methods: [],
      added: [],
      giftCards: soldCards.map(({ number, payTypeId }, at) => ({
        id: must(cardIds[at], 'id'),
        lastFour: number.slice(-4),
        balance: must(balances[at], 'balance'),
        type: giftCardType(number, payTypeId),
        isAdded: true,
      })),
      hasGiftCardTipping,
      canSave: false,
      canPayByPhone: false,
      hasFailed: false,
      isTouched: false,
      pinOf: null,
      isOutdated: false,
      areGiftCardsOff: false,
      adding: null,
      choice: { methodId: NEW_CARD, giftCardIds: [] },
      news: null,
      lost: [],
    },
  });
  const send = (before: typeof start, event: PaymentSelectionEvent) => transition(paymentSelectionMachine, before, event)[0];
  const priced = send(start, { type: 'total.changed', total, tip });
  const ticked = presses.reduce((before, at) => send(before, { type: 'giftCard.toggled', id: must(cardIds[at], 'id') }), priced);
  const isShort = ticked.matches({ choosing: 'short' });
  const screen = paymentSelectionScreen(isShort ? send(ticked, { type: 'method.selected', id: NEW_CARD }) : ticked);
  if (screen.kind === 'loading') throw new Error('What is stored is still read.');
  return screen;
}

/** A value as it is read after it went over the wire. */
const overTheWire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

it(`what is shown is what is submitted, taken and confirmed, to the cent, for ${CARTS} random carts (SUBMIT-04, SUBMIT-05, SUBMIT-06, SUBMIT-07, CHECKOUT-05, ALLOC-07)`, async () => {
  const seen = { placed: 0, byGiftCards: 0, discounted: 0, delivered: 0 };
  const property = fc.asyncProperty(carts, choices, async ({ lines, donation, state, ...cart }, { balances, ...choice }) => {
    const setting = { ...lunch, cafe: { ...cafe, state, minDeliveryCents: 0 } };
    const stored = cartFor({
      ...cart,
      lines: lines.map((asked, at) => ({ sequenceNum: at + 1, asked })),
      donations: donation === null ? [] : [{ donationId: '801', name: 'Bread', cents: donation }],
      customer,
      deliveryInfo: cart.destination === 'DELIVERY' ? deliveryInfo : null,
      hasCheckedOut: true,
    });
    // The page.
    const page = cartFrom(overTheWire<WireCart>(viewOf(stored, setting)));
    const total = must(totalOf(page), 'total');
    const { tax, tip } = page.cartSummary;
    const off = discountLines(page.discounts, takenOff(page)).reduce((sum, { amount }) => sum + amount, 0);
    const rows = subtotalOf(page) - off + (tax ?? 0) + (tip ?? 0) + page.donations.reduce((sum, { amount }) => sum + amount, 0);
    const shown = shownAfter({ total, tip: tip ?? 0, balances, ...choice });

    // The submission, made of what the page shows.
    const paying = payingBy(shown, () => ({ kind: 'newCard', cardId: 'card', isSaved: false }));
    const numbers = must(await payments.giftCardsOf(paying), 'numbers');
    const payment = payments.paymentOf(paying, total, paying.method === null ? null : 'token-1', numbers);
    const bank: Bank = {
      tokenOf: () => ({
        tokenValue: 'token-1',
        lastFour: '1111',
        cardType: 'VISA',
        cardHolderName: 'Ana Ruiz',
        expirationDate: '1231',
        outcome: 'approved',
      }),
      leftOn: ({ number }) => balances[soldCards.findIndex((one) => one.number === number)] ?? 0,
      takesCampusCardOf: () => true,
      paidByPhone: 0,
      isOnPhone: false,
      keptNumbers: [],
    };
    const made = place(
      stored,
      { submissionId: 'submission-1', ...overTheWire({ cartSummary: { totalPrice: dollarsFrom(total) }, payment: payment ?? undefined }) },
      {
        cafeOf: (id) => (cafeOf(id) === null ? null : setting.cafe),
        setting,
        roomFor: () => ({ kind: 'open' }),
        bank,
        numbers: () => ({ orderId: 'order-1', maskedOrderId: '100001' }),
        placedAt: '2026-11-20T18:00:00Z',
        customerId: null,
      },
    );
    if (made.kind === 'refused') {
      // Some food is not made at lunch or out today, and a gift card pays for no gift card: then nothing is taken.
      expect(['cart.validation.items', 'payments.giftcard.egift']).toContain(made.reasonCode);
      return;
    }

    // What is taken, and what the confirmation shows.
    const shares = [...shown.giftCards.map(({ cents }) => cents), shown.methodCents].filter((cents) => cents > 0);
    const confirmed = cartFrom(overTheWire(must(made.cart.placed, 'placed')));
    expect({
      rows,
      open: shown.open,
      shares: shares.reduce((sum, cents) => sum + cents, 0),
      submitted: submitted(payment),
      taken: made.order.paid.map(({ cents }) => cents),
      ordered: made.order.totalCents,
      confirmed: totalOf(confirmed),
      parts: [confirmed.cartSummary.tax, confirmed.cartSummary.tip],
    }).toEqual({
      rows: total,
      open: 0,
      shares: total,
      submitted: shares,
      taken: shares,
      ordered: total,
      confirmed: total,
      parts: [tax, tip],
    });
    seen.placed += 1;
    if (paying.giftCards.length > 0) seen.byGiftCards += 1;
    if (off > 0) seen.discounted += 1;
    if (cart.destination === 'DELIVERY') seen.delivered += 1;
  });
  await fc.assert(property, { numRuns: CARTS });
  // The property speaks of orders, not of refusals.
  expect(seen.placed).toBeGreaterThan(CARTS / 2);
  expect(Math.min(seen.byGiftCards, seen.discounted, seen.delivered)).toBeGreaterThan(CARTS / 10);
}, 120_000);

/** The amounts of a submission, in cents. */
const submitted = (payment: Payment | null): number[] =>
  [...(payment?.giftCards ?? []), ...(payment?.creditCards ?? [])].map(({ amount }) => centsFrom(amount));
