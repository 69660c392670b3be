import { paymentOptions } from '#contract/stored-payment.ts';
import { describe, expect, it, vi } from 'vitest';
import { addedBalances, storedBalances } from '#contract/gift-card.ts';
import { submitCart } from '#contract/submit.ts';
import { must } from '#domain/must.ts';
import { PAYPAL } from '#domain/payment/offered.ts';
import { storedName } from '#domain/payment/stored-name.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { card, openPayingBrowser, paidFor, three } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
/** Our names of what Pat keeps. */
const payPalId = storedName(PAYPAL, 'paypal-pat');
const giftCardId = storedName('gift.', '************4242');
skipWaits();

const named = (name: string) =>
  must(
    world.people.all().find(({ firstName }) => firstName === name),
    name,
  );

describe('a member at checkout', () => {
  it('is offered what they keep, their default chosen, and pays with it at once (PAYSTORED-01, PAYSTORED-05, C-95, C-96)', async () => {
    const browser = openPayingBrowser(world, 'Pat');
    const tab = await browser.openTab();
    const { methods, methodId, giftCards } = tab.split();
    expect(methods.map(({ label }) => label)).toEqual(['1111', 'pat@example.com']);
    expect(methods.find(({ id }) => id === methodId)?.label).toBe('1111');
    expect(giftCards).toMatchObject([{ lastFour: '4242', balance: 1750, isChosen: false }]);
    expect(browser.bodiesOf(storedBalances.name)).toEqual([
      { giftCardInquiry: [{ giftCardNo: '************4242' }], cafeNo: pickup.cafe.id },
    ]);
    expect(await tab.placeOrder()).toBe('placed');
    expect(browser.bodiesOf('payments.token')).toEqual([]);
    expect(paidFor(world, tab.cartId)).toEqual(['VISA 1111 771']);
  });

  it('is offered what they keep as soon as the session has said who they are, and told where it does not (PAYSTORED-01, C-96, SESSION-11)', async () => {
    const browser = openPayingBrowser(world, 'Pat');
    const tab = await browser.openTab();
    browser.setMember({ kind: 'restoring' });
    const read = tab.readAnew();
    expect(tab.payment.getSnapshot().matches('loading')).toBe(true);
    browser.setMember({ kind: 'signedIn', session: { isPersistent: true, isSecure: true } });
    await read;
    expect(tab.split().methods.map(({ label }) => label)).toEqual(['1111', 'pat@example.com']);
    browser.setMember({ kind: 'unrestored' });
    await tab.readAnew();
    expect(tab.split()).toMatchObject({ hasFailed: true, methods: [] });
    browser.setMember({ kind: 'signedIn', session: { isPersistent: true, isSecure: false } });
    await tab.readAnew();
    expect(tab.split()).toMatchObject({ hasFailed: false, methods: [], canSave: false });
  });

  it('pays with a gift card and a PayPal account that they keep (AMB-57, ALLOC-11)', async () => {
    const browser = openPayingBrowser(world, 'Pat');
    const tab = await browser.openTab(4);
    tab.payment.send({ type: 'method.selected', id: payPalId });
    tab.payment.send({ type: 'giftCard.toggled', id: giftCardId });
    const rest = must(tab.total(), 'total') - 1750;
    expect(await tab.placeOrder()).toBe('placed');
    expect(browser.bodiesOf(submitCart.name)).toMatchObject([
      {
        payment: {
          creditCards: [{ amount: rest / 100, cardType: 'PYPL' }],
          giftCards: [{ amount: 17.5, cardNum: '************4242', cardNumber: '************4242' }],
        },
      },
    ]);
    expect(paidFor(world, tab.cartId)).toEqual(['GIFT 4242 1750', `PYPL  ${rest}`]);
  });

  it('saves a card once where the order is refused and sent again (C-86, ALLOC-10)', async () => {
    const browser = openPayingBrowser(world, 'Nell');
    const tab = await browser.openTab();
    world.faults.put(submitCart.name, { endpoint: submitCart.name, kind: 'refused', status: 402, reasonCode: 'ps.cc.invalidcarddata' });
    expect(await tab.placeOrder(true)).toBe('filling');
    world.faults.clear();
    expect(await tab.placeOrder(true)).toBe('placed');
    expect(browser.bodiesOf('payments.card')).toHaveLength(1);
    expect(browser.bodiesOf('payments.token')).toHaveLength(1);
  });

  it('saves a card once over a reload that came before an answer: the account is read first (C-86)', async () => {
    const browser = openPayingBrowser(world, 'Nell');
    const tab = await browser.openTab();
    world.faults.put('payments.card', { endpoint: 'payments.card', kind: 'lostAnswer' });
    world.faults.put('payments.options', { endpoint: 'payments.options', kind: 'error500' });
    expect(await tab.placeOrder(true)).not.toBe('placed');
    expect(Object.values({ ...tab.tabStorage }).join()).not.toMatch(/4111|737/);
    tab.close();
    world.faults.clear();
    const again = await browser.openTab(1, { cartId: tab.cartId, tabStorage: tab.tabStorage });
    again.payment.send({ type: 'method.selected', id: 'new' });
    expect(await again.placeOrder(true)).toBe('placed');
    expect(browser.bodiesOf('payments.card')).toHaveLength(1);
    expect(paidFor(world, tab.cartId)).toEqual(['VISA 1111 771']);
  });

  it('saves a card anew that was saved here and deleted since (C-86, C-88)', async () => {
    const browser = openPayingBrowser(world, 'Nell');
    const tab = await browser.openTab();
    world.faults.put(submitCart.name, { endpoint: submitCart.name, kind: 'refused', status: 402, reasonCode: 'ps.cc.invalidcarddata' });
    expect(await tab.placeOrder(true)).toBe('filling');
    world.faults.clear();
    const nell = must(
      world.people.all().find(({ firstName }) => firstName === 'Nell'),
      'Nell',
    );
    world.people.put({ ...nell, creditCards: [] });
    expect(await tab.placeOrder(true)).toBe('placed');
    expect(browser.bodiesOf('payments.card')).toHaveLength(2);
  });

  it('saves a card with the order: its number goes out in one request (C-86, ALLOC-10)', async () => {
    const browser = openPayingBrowser(world, 'Nell');
    const tab = await browser.openTab();
    expect(tab.split()).toMatchObject({ methods: [], methodId: 'new', canSave: true });
    expect(await tab.placeOrder(true)).toBe('placed');
    expect(browser.bodiesOf('payments.card')).toEqual([card]);
    expect(browser.bodiesOf('payments.token')).toEqual([]);
    const nell = must(
      world.people.all().find(({ firstName }) => firstName === 'Nell'),
      'Nell',
    );
    expect(nell.creditCards).toMatchObject([{ lastFour: '1111', isDefault: true }]);
    expect((await browser.openTab()).split().methods).toMatchObject([{ label: '1111' }]);
  });

  it('saves a gift card, but no bonus card, and pays with either (C-89, GIFTCARD-11)', async () => {
    const tab = await openPayingBrowser(world, 'Nell').openTab(3);
    expect(await tab.addGiftCard(three, true)).toBeNull();
    expect(tab.split().news).toMatchObject({ saved: 'saved' });
    expect(await tab.addGiftCard({ giftCardNo: '6006490000008090', giftCardPin: '8090' }, true)).toBeNull();
    expect(tab.split().news).toMatchObject({ saved: 'bonus' });
    expect(tab.split().giftCards.filter(({ isChosen }) => isChosen)).toHaveLength(2);
  });

  it.each([
    ['is saved where the account has it', ['lostAnswer', null], 'saved'],
    ['is not where the account has it not', ['error500', null], 'failed'],
    ['is not known to be while the account cannot be read', ['lostAnswer', 'error500'], 'unsure'],
  ] as const)('a gift card whose answer is lost %s, and said to be so (C-89, GIFTCARD-11)', async (_, [onSave, onRead], saved) => {
    const tab = await openPayingBrowser(world, 'Nell').openTab(3);
    world.faults.put('payments.giftcard', { endpoint: 'payments.giftcard', kind: onSave });
    if (onRead !== null) world.faults.put(paymentOptions.name, { endpoint: paymentOptions.name, kind: onRead });
    expect(await tab.addGiftCard(three, true)).toBeNull();
    expect(tab.split()).toMatchObject({ news: { saved }, giftCards: [{ isChosen: true }] });
    world.faults.clear();
  });

  it.each([
    ['it is not known what the account had', true],
    ['another tab has just saved one with other money on it', false],
  ])('a gift card is not said to be saved for another one with the same end: %s (C-89)', async (_, isUnknown) => {
    const pat = named('Pat');
    const [stored] = pat.giftCards;
    if (!isUnknown) world.people.put({ ...pat, giftCards: [] });
    const deps = testDependencies(world);
    let isRead = !isUnknown;
    const call: typeof deps.call = (described, request) => {
      // As the card is saved, an account that could not be read can be, and the other tab's card comes in.
      if (described.name === 'payments.giftcard') {
        isRead = true;
        if (!isUnknown) world.people.put({ ...pat, giftCards: [{ ...must(stored, 'stored'), giftCardBalance: 1, remainingBalance: 1 }] });
      }
      return described.name === paymentOptions.name && !isRead ? Promise.reject(new Error('No answer.')) : deps.call(described, request);
    };
    const tab = await openPayingBrowser(world, 'Pat', () => null, { ...deps, call }).openTab(4);
    world.faults.put('payments.giftcard', { endpoint: 'payments.giftcard', kind: 'error500' });
    expect(await tab.addGiftCard({ giftCardNo: '6006490000004242', giftCardPin: '4242' }, true)).toBeNull();
    expect(tab.split()).toMatchObject({ news: { saved: 'unsure' } });
    world.faults.clear();
  });

  it('a gift card whose answer is lost is said to be saved where another tab had removed one with the same end since the account was read (C-89)', async () => {
    const tab = await openPayingBrowser(world, 'Pat').openTab(4);
    world.people.put({ ...named('Pat'), giftCards: [] });
    world.faults.put('payments.giftcard', { endpoint: 'payments.giftcard', kind: 'lostAnswer' });
    expect(await tab.addGiftCard({ giftCardNo: '6006490000004242', giftCardPin: '4242' }, true)).toBeNull();
    expect(tab.split()).toMatchObject({ news: { saved: 'saved' } });
    world.faults.clear();
  });

  it('pays with the gift card that they type, however much one that they keep looks like it (ALLOC-02)', async () => {
    const typed = { giftCardNo: '6006499999994242', giftCardPin: '1234' };
    const browser = openPayingBrowser(world, 'Pat', (name) =>
      name === addedBalances.name ? { giftCardBalance: [{ giftCardNo: typed.giftCardNo, giftCardBalance: 17.5 }] } : null,
    );
    const tab = await browser.openTab();
    expect(await tab.addGiftCard(typed)).toBeNull();
    await tab.readAnew();
    expect(tab.split().giftCards).toMatchObject([
      { id: giftCardId, isChosen: false },
      { isAdded: true, lastFour: '4242', balance: 1750, isChosen: true, cents: 771 },
    ]);
    await tab.placeOrder();
    expect(browser.bodiesOf(submitCart.name)).toMatchObject([
      { payment: { giftCards: [{ cardNumber: typed.giftCardNo, pin: typed.giftCardPin, amount: 7.71 }] } },
    ]);
  });

  it('chooses again where the gift card that was to pay all of it cannot: no stored card is charged unasked (AMB-40)', async () => {
    let isGone = false;
    const browser = openPayingBrowser(world, 'Pat', (name) =>
      isGone && name === storedBalances.name ? { giftCardBalance: [{ giftCardNo: '************4242', giftCardBalance: 0 }] } : null,
    );
    const tab = await browser.openTab();
    tab.payment.send({ type: 'giftCard.toggled', id: giftCardId });
    expect(tab.split()).toMatchObject({ methodId: null, open: 0 });
    isGone = true;
    await tab.readAnew();
    expect(tab.split()).toMatchObject({ methodId: null, methodCents: 0, open: 771, news: 'dropped' });
    const [visa] = tab.split().methods;
    tab.payment.send({ type: 'method.selected', id: must(visa, 'visa').id });
    expect(tab.split()).toMatchObject({ open: 0, methodCents: 771, news: null });
  });

  it('sees a gift card once that they have saved with this order (C-89)', async () => {
    const browser = openPayingBrowser(world, 'Nell');
    const tab = await browser.openTab(3);
    await tab.addGiftCard(three, true);
    await browser.deps.queryClient.invalidateQueries();
    await tab.readAnew();
    expect(tab.split().giftCards).toMatchObject([{ id: storedName('gift.', '************0300'), isChosen: true, cents: 300 }]);
  });

  it('keeps a typed gift card chosen where what is stored cannot be read anew (C-96)', async () => {
    const browser = openPayingBrowser(world, 'Pat');
    const tab = await browser.openTab(3);
    await tab.addGiftCard(three);
    world.faults.put('payments.options', { endpoint: 'payments.options', kind: 'error500' });
    await browser.deps.queryClient.invalidateQueries();
    await tab.readAnew();
    expect(tab.split()).toMatchObject({ hasFailed: true, methodId: 'new', open: 0, giftCards: [{ lastFour: '0300', cents: 300 }] });
    world.faults.drop('payments.options');
  });

  it('can still pay by a card that is typed where what is stored cannot be read (C-96)', async () => {
    world.faults.put('payments.options', { endpoint: 'payments.options', kind: 'error500' });
    const browser = openPayingBrowser(world, 'Pat');
    const tab = await browser.openTab();
    expect(tab.split()).toMatchObject({ hasFailed: true, methods: [], methodId: 'new', open: 0 });
    world.faults.drop('payments.options');
    tab.payment.send({ type: 'stored.retried' });
    await vi.waitUntil(() => tab.payment.getSnapshot().matches('choosing'));
    expect(tab.split()).toMatchObject({ hasFailed: false, methods: [{ label: '1111' }, { label: 'pat@example.com' }] });
  });
});
