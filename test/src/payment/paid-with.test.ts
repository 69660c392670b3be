import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { StoredPayments } from '#domain/payment/stored.ts';
import { storedName } from '#domain/payment/stored-name.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { paidIn } from '#src/flows/kit/paid-record.ts';
import { notePaid } from '#src/flows/submit/paid.ports.ts';
import { paidWords } from '#src/pages/confirmation/payer-words.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { stubClient } from '#test/kit/stub-client.ts';

const world = openSandbox();

it('an order that is placed knows the end of its card, and nothing else of it', async () => {
  const tabStorage = memoryStorage();
  const { cartId, openTab } = await openCheckoutBrowser(world);
  const tab = openTab(tabStorage);
  await tab.placeOrder();
  await tab.settled(({ kind }) => kind === 'finished');
  await vi.waitFor(() => expect(paidIn(tabStorage).read(cartId, null)).not.toEqual([]));
  expect(paidIn(tabStorage).read(cartId, null)).toEqual([{ kind: 'card', type: 'VISA', lastFour: '1111' }]);
  expect(tabStorage.getItem('paidWith')).not.toContain('4111');
  expect(paidIn(tabStorage).read('another cart', null)).toEqual([]);
});

it('an order whose answer is lost, and that is found to be placed, knows what it was paid with', async () => {
  const tabStorage = memoryStorage();
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab(tabStorage);
  browser.afterCall = (name) => {
    if (name === 'cart.submit') throw new TypeError('Failed to fetch');
  };
  await tab.placeOrder();
  await tab.settled(({ kind }) => kind === 'finished');
  await vi.waitFor(() => expect(paidWords(paidIn(tabStorage).read(browser.cartId, null))).toBe('Paid with Visa 1111'));
});

const stored: StoredPayments = {
  creditCards: [
    {
      token: 'token-1',
      lastFour: '4242',
      creditCardType: 'MAST',
      expirationDate: '1130',
      cardholderName: 'Ana Ruiz',
      creditCardZip: null,
      paymentProcessor: null,
      institutionShortName: null,
      institutionLongName: null,
      isDefault: true,
    },
  ],
  giftCards: [],
  payPals: [],
  campusCards: [],
  milStarCards: [],
  hasApplePay: false,
};

it('an order that several have paid for names each that paid anything', () => {
  const call = stubClient(() => null);
  const queryClient = new QueryClient();
  queryClient.setQueryData(paymentOptionsQuery(call).queryKey, stored);
  const tabStorage = memoryStorage();
  const giftCards = new Map([
    ['used', { cardNumber: '6006490000007731' }],
    ['unneeded', { cardNumber: '6006490000005150' }],
  ]);
  const paying = {
    method: { kind: 'stored', id: storedName('card.', 'token-1') },
    giftCards: [
      { id: 'used', balance: 10_00, isBonus: false },
      { id: 'unneeded', balance: 0, isBonus: false },
    ],
    tip: 0,
    hasGiftCardTipping: false,
  } as const;
  function payersOf(total: number, method: typeof paying.method | { kind: 'stored'; id: string } = paying.method) {
    notePaid(
      { cartId: 'cart-1', call: 'call-1', paying: { ...paying, method }, total, typedCard: null, giftCards },
      { call, queryClient, tabStorage },
    );
    return paidWords(paidIn(tabStorage).read('cart-1', null));
  }
  expect(payersOf(25_00)).toBe('Paid with gift card 7731 and Mastercard 4242');
  expect(payersOf(8_00)).toBe('Paid with gift card 7731');
  expect(payersOf(25_00, { kind: 'stored', id: 'payPal.1' })).toBe('Paid with gift card 7731 and PayPal');
  expect(payersOf(25_00, { kind: 'stored', id: 'campus.1' })).toBe('Paid with gift card 7731 and campus card');
  expect(payersOf(0)).toBeNull();
});
