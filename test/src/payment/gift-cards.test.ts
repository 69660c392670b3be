import { describe, expect, it, vi } from 'vitest';
import { addedBalances, storedBalances } from '#contract/gift-card.ts';
import { submitCart } from '#contract/submit.ts';
import { must } from '#domain/must.ts';
import { giftCardScreen } from '#machines/gift-card/gift-card.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { fc } from '#test/kit/fast-check.ts';
import { card, openPayingBrowser, paidFor, ten, three } from '#test/kit/payment.ts';
import { declinedWords } from '#src/flows/checkout/declined-words.ts';
import { formatCents } from '#domain/money/money.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

describe('gift cards at checkout', () => {
  it('leave a card that is declined its own part to name, and none where they pay all of it', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab();
    const total = must(tab.total(), 'total');
    const said = () => declinedWords({ payment: tab.split(), total, type: 'VISA', lastFour: '1111' }, total);
    expect(said()?.words).toContain(`didn’t approve ${formatCents(total)} on Visa ending in 1111.`);
    await tab.addGiftCard(three);
    expect(said()?.words).toContain(`didn’t approve ${formatCents(total - 300)} on Visa ending in 1111.`);
    await tab.addGiftCard(ten);
    expect([tab.split().methodId, said()]).toEqual([null, null]);
  });

  it('two gift cards and a card pay an order: shown, submitted and taken to the cent (SUBMIT-04, SUBMIT-07, GIFTCARD-01, CHECKOUT-05)', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab(3);
    expect(tab.split()).toMatchObject({ methodId: 'new', methodCents: tab.total() });
    expect(await tab.addGiftCard(ten)).toBeNull();
    expect(await tab.addGiftCard(three)).toBeNull();
    const rest = must(tab.total(), 'total') - 1300;
    expect(tab.split()).toMatchObject({ methodCents: rest, open: 0, news: { lastFour: '0300', balance: 300, saved: null } });
    expect(await tab.placeOrder()).toBe('placed');
    expect(browser.bodiesOf(submitCart.name)).toMatchObject([
      {
        payment: {
          creditCards: [{ amount: rest / 100, sequenceNum: 1 }],
          giftCards: [
            { amount: 10, cardNum: ten.giftCardNo, cardNumber: ten.giftCardNo, pin: ten.giftCardPin },
            { amount: 3, cardNum: three.giftCardNo, cardNumber: three.giftCardNo, pin: three.giftCardPin },
          ],
        },
      },
    ]);
    expect(paidFor(world, tab.cartId)).toEqual(['GIFT 7731 1000', 'GIFT 0300 300', `VISA 1111 ${rest}`]);
    expect(world.giftSpending.get(ten.giftCardNo)?.cents).toBe(1000);
  });

  it('a gift card alone pays all of it, with no token made (ALLOC-06)', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab();
    await tab.addGiftCard(ten);
    expect(tab.split()).toMatchObject({ methodId: null, methodCents: 0, open: 0 });
    expect(await tab.placeOrder()).toBe('placed');
    expect(browser.bodiesOf('payments.token')).toEqual([]);
    expect(paidFor(world, tab.cartId)).toEqual([`GIFT 7731 ${tab.total() ?? 771}`]);
  });

  it('asks with number, cafe and captcha, within 5 seconds (GIFTCARD-09, GIFTCARD-10, HTTP-07, C-94)', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab();
    await tab.addGiftCard(ten);
    expect(browser.bodiesOf(addedBalances.name)).toEqual([
      { giftCardInquiry: [{ giftCardNo: ten.giftCardNo }], cafeNo: pickup.cafe.id, recaptchaResponse: 'sandbox-person' },
    ]);
    expect([addedBalances.timeoutMs, storedBalances.timeoutMs]).toEqual([5000, 5000]);
  });

  it('E-68 after five cards that there are not, none is asked about any more, in another tab neither (GIFTCARD-07, GIFTCARD-08)', async () => {
    const browser = openPayingBrowser(world);
    const [here, there] = [await browser.openTab(), await browser.openTab()];
    const wrong = { giftCardNo: '6006491234567890', giftCardPin: '1111' };
    for (let tries = 0; tries < 4; tries += 1) expect(await here.addGiftCard(wrong)).toMatchObject({ trouble: 'unknown' });
    expect(await here.addGiftCard(wrong)).toEqual({ kind: 'blocked' });
    there.payment.send({ type: 'addition.requested', kind: 'giftCard' });
    await vi.waitUntil(() => {
      const dialog = there.giftCard();
      return dialog !== undefined && giftCardScreen(dialog.getSnapshot()).kind === 'blocked';
    });
    expect(browser.bodiesOf(addedBalances.name)).toHaveLength(5);
  });

  it('no answer is no failed inquiry, and loses nothing (GIFTCARD-08)', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab();
    world.faults.put(addedBalances.name, { endpoint: addedBalances.name, kind: 'error500' });
    for (let tries = 0; tries < 6; tries += 1) expect(await tab.addGiftCard(ten)).toMatchObject({ trouble: 'unreachable' });
    world.faults.drop(addedBalances.name);
    expect(await tab.addGiftCard(ten)).toBeNull();
  });

  it('an answer without the card is no answer: it counts for nothing and says nothing of the card (GIFTCARD-08)', async () => {
    const tab = await openPayingBrowser(world, null, (name) => (name === addedBalances.name ? { giftCardBalance: [] } : null)).openTab();
    for (let tries = 0; tries < 6; tries += 1) expect(await tab.addGiftCard(ten)).toMatchObject({ trouble: 'unreachable' });
  });

  it('says of an empty card and of one that is there already that they are (GIFTCARD-11)', async () => {
    const tab = await openPayingBrowser(world).openTab(3);
    expect(await tab.addGiftCard({ giftCardNo: '6006490000000000', giftCardPin: '0000' })).toMatchObject({ trouble: 'empty' });
    expect(await tab.addGiftCard(ten)).toBeNull();
    expect(await tab.addGiftCard(ten)).toMatchObject({ trouble: 'known' });
  });

  it('a wrong PIN is refused with the order, which is not placed, and nothing is charged (GIFTCARD-11)', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab();
    await tab.addGiftCard({ ...ten, giftCardPin: '9999' });
    expect(await tab.placeOrder()).toBe('refused');
    expect(browser.bodiesOf(submitCart.name)).toHaveLength(1);
    expect(world.orders.all().filter(({ cartId }) => cartId === tab.cartId)).toEqual([]);
  });

  it('a PIN that was mistyped is put right by entering the card again, which pays once (GIFTCARD-11, GIFTCARD-12)', async () => {
    const tab = await openPayingBrowser(world).openTab();
    await tab.addGiftCard({ ...ten, giftCardPin: '9999' });
    expect(await tab.placeOrder()).toBe('refused');
    await tab.backToForm();
    expect(await tab.addGiftCard(ten)).toBeNull();
    expect(tab.split().giftCards).toMatchObject([{ lastFour: '7731', isChosen: true, cents: tab.total() }]);
    expect(await tab.placeOrder()).toBe('placed');
    expect(paidFor(world, tab.cartId)).toEqual([`GIFT 7731 ${tab.total() ?? 771}`]);
  });

  it('a wrong PIN names its card, and is put right by the PIN alone, which pays the order (GIFTCARD-11, GIFTCARD-12)', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab(3);
    await tab.addGiftCard(three);
    await tab.addGiftCard({ ...ten, giftCardPin: '9999' });
    expect(await tab.placeOrder()).toBe('refused');
    expect(tab.submission()).toMatchObject({ kind: 'refused', lastFour: '7731' });
    tab.answer('pin.requested');
    await vi.waitUntil(() => tab.giftCard() !== undefined);
    const onlyPin = (giftCardPin: string) => tab.addGiftCard({ giftCardNo: '', giftCardPin });
    expect(await onlyPin('9999')).toMatchObject({ trouble: 'known', lastFour: '7731' });
    expect(await onlyPin(ten.giftCardPin)).toBeNull();
    expect(tab.split()).toMatchObject({ open: 0, news: { lastFour: '7731', isAgain: true } });
    expect(tab.snapshot()).not.toContain(ten.giftCardNo);
    expect(tab.snapshot()).not.toContain('giftCardPin');
    expect(await tab.placeOrder()).toBe('placed');
    expect(paidFor(world, tab.cartId)).toEqual(expect.arrayContaining(['GIFT 7731 1000', 'GIFT 0300 300']));
    expect(browser.bodiesOf(addedBalances.name).filter((body) => JSON.stringify(body).includes('PIN'))).toEqual([]);
  });

  it('a card whose PIN is not entered again pays nothing, says so and asks for it by its button, after the way back to the cart too (GIFTCARD-11)', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab();
    await tab.addGiftCard({ ...ten, giftCardPin: '9999' });
    expect(await tab.placeOrder()).toBe('refused');
    tab.answer('pin.requested');
    await vi.waitUntil(() => tab.giftCard() !== undefined);
    tab.giftCard()?.send({ type: 'giftCard.left' });
    await vi.waitUntil(() => tab.giftCard() === undefined);
    const refused = { lastFour: '7731', needsPin: true, isChosen: false, isOfUse: false };
    expect(tab.split()).toMatchObject({ kind: 'choosing', giftCards: [refused], open: tab.total(), methodId: null, news: 'dropped' });
    tab.close();
    const back = await browser.openTab(1, { cartId: tab.cartId, tabStorage: tab.tabStorage });
    expect(back.split()).toMatchObject({ giftCards: [refused] });
    const [card] = back.split().giftCards;
    back.payment.send({ type: 'giftCard.toggled', id: must(card, 'card').id });
    expect(back.split().giftCards).toMatchObject([refused]);
    back.payment.send({ type: 'addition.requested', kind: 'giftCard', pinOf: must(card, 'card').id });
    await vi.waitUntil(() => back.giftCard() !== undefined);
    expect(await back.addGiftCard({ giftCardNo: '', giftCardPin: ten.giftCardPin })).toBeNull();
    const [used] = back.split().giftCards;
    expect(used).toMatchObject({ isChosen: true, cents: back.total() });
    expect(used).not.toHaveProperty('needsPin');
    expect(await back.placeOrder()).toBe('placed');
  });

  it.each(['back to the form', 'another page and back', 'a sign-in meanwhile', 'a cart that was emptied meanwhile'])(
    'a card whose PIN was refused pays nothing and is sent with no second order after %s (GIFTCARD-11, AMB-40)',
    async (way) => {
      const browser = openPayingBrowser(world);
      let tab = await browser.openTab();
      await tab.addGiftCard({ ...ten, giftCardPin: '9999' });
      expect(await tab.placeOrder()).toBe('refused');
      if (way === 'back to the form') await tab.backToForm();
      else if (way.startsWith('another page')) {
        tab.close();
        tab = await browser.openTab(1, { cartId: tab.cartId, tabStorage: tab.tabStorage });
      } else {
        // What is stored is read until then.
        world.faults.put(addedBalances.name, { endpoint: addedBalances.name, kind: 'slow' });
        tab.answer('pin.requested');
        if (way.startsWith('a sign-in')) tab.arrive();
        else await tab.emptyCart();
        const { payment } = tab;
        expect(payment.getSnapshot().matches('loading')).toBe(true);
        await vi.waitUntil(() => payment.getSnapshot().matches('choosing'), { timeout: 10_000 });
      }
      expect(tab.giftCard()).toBeUndefined();
      expect(tab.split()).toMatchObject({ giftCards: [{ lastFour: '7731', needsPin: true, isChosen: false, isOfUse: false }] });
      // The guest chooses how to pay what the card does not (AMB-40).
      expect(tab.split()).toMatchObject({ open: 771, methodId: null, news: 'dropped' });
      expect(browser.bodiesOf(submitCart.name)).toHaveLength(1);
    },
  );

  it('the question for a PIN does not come back by itself after the cart was emptied in another tab (GIFTCARD-11)', async () => {
    const tab = await openPayingBrowser(world).openTab();
    await tab.addGiftCard({ ...ten, giftCardPin: '9999' });
    expect(await tab.placeOrder()).toBe('refused');
    tab.answer('pin.requested');
    await vi.waitUntil(() => tab.giftCard() !== undefined);
    await tab.emptyCart();
    expect(tab.giftCard()).toBeUndefined();
    expect(tab.split()).toMatchObject({ kind: 'choosing', giftCards: [{ needsPin: true, isChosen: false }] });
  });

  it('a gift card that was spent elsewhere meanwhile is asked about again, and the refusal names it and what is left of it (ALLOC-04, GIFTCARD-11)', async () => {
    const tab = await openPayingBrowser(world).openTab();
    await tab.addGiftCard(ten);
    world.giftSpending.put(ten.giftCardNo, { number: ten.giftCardNo, cents: 800 });
    expect(await tab.placeOrder()).toBe('refused');
    expect(tab.submission()).toMatchObject({ kind: 'refused', limit: { of: 'giftCard', lastFour: '7731', balance: 200 } });
    await tab.backToForm();
    expect(tab.split()).toMatchObject({
      giftCards: [{ balance: 200, isChosen: true, cents: 200 }],
      open: must(tab.total(), 'total') - 200,
      news: null,
    });
    tab.payment.send({ type: 'method.selected', id: 'new' });
    expect(await tab.placeOrder()).toBe('placed');
  });

  it('a gift card whose balance cannot be asked again keeps what it had; one that is gone cannot be chosen', async () => {
    const tab = await openPayingBrowser(world).openTab();
    await tab.addGiftCard(ten);
    world.faults.put(addedBalances.name, { endpoint: addedBalances.name, kind: 'error500' });
    await tab.readAnew();
    expect(tab.split().giftCards).toMatchObject([{ balance: 1000, isChosen: true }]);
    world.faults.drop(addedBalances.name);
    world.giftSpending.put(ten.giftCardNo, { number: ten.giftCardNo, cents: 1000 });
    await tab.readAnew();
    expect(tab.split().giftCards).toMatchObject([{ balance: 0, isChosen: false, isOfUse: false }]);
  });

  it('a card that the server does not know anymore counts as a failed inquiry each time its balance is asked again, until none is asked (GIFTCARD-07, GIFTCARD-08)', async () => {
    let isGone = false;
    const browser = openPayingBrowser(world, null, (name) =>
      isGone && name === addedBalances.name
        ? { giftCardBalance: [{ giftCardNo: ten.giftCardNo, status: 'UNKNOWN', errorCode: 'giftcard.unknown' }] }
        : null,
    );
    const tab = await browser.openTab(3);
    await tab.addGiftCard(ten);
    await tab.addGiftCard(three);
    isGone = true;
    // Two cards are asked about each time: the sixth inquiry is not sent.
    for (let reads = 0; reads < 4; reads += 1) await tab.readAnew();
    expect(browser.bodiesOf(addedBalances.name)).toHaveLength(2 + 5);
    tab.payment.send({ type: 'addition.requested', kind: 'giftCard' });
    await vi.waitUntil(() => {
      const dialog = tab.giftCard();
      return dialog !== undefined && giftCardScreen(dialog.getSnapshot()).kind === 'blocked';
    });
  });

  it('number, PIN and code are in no snapshot and no storage', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab(3);
    await tab.addGiftCard(ten);
    const seen = [tab.snapshot(), browser.deps.tabStorage.getItem('flow.checkout') ?? ''].join();
    expect(await tab.placeOrder()).toBe('placed');
    const after = [tab.snapshot(), JSON.stringify(browser.deps.sharedStorage.getItem('submissions'))].join();
    // The digits of a code may be in a random id.
    const all = `${seen}${after}`.replaceAll(/[\da-f]{32}/g, 'id');
    for (const secret of [ten.giftCardNo, card.creditCardNumber, card.cvv, 'giftCardPin']) expect(all).not.toContain(secret);
  });
});

it('what is shown is what is submitted and what is taken, for any count and choice of cards (SUBMIT-04, SUBMIT-05)', async () => {
  const gifts = [ten, three, { giftCardNo: '6006491234565150', giftCardPin: '4471' }];
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 8 }), fc.subarray(gifts), async (soups, chosen) => {
      world.reset();
      const browser = openPayingBrowser(world);
      const tab = await browser.openTab(soups);
      for (const gift of chosen) {
        if (tab.split().methodCents > 0) await tab.addGiftCard(gift);
      }
      const total = tab.total();
      const shown = tab.split();
      const shares = [...shown.giftCards.map(({ cents }) => cents), shown.methodCents].filter((cents) => cents > 0);
      expect(await tab.placeOrder()).toBe('placed');
      const order = must(world.orders.all()[0], 'order');
      expect(order.totalCents).toBe(total);
      expect(order.paid.map(({ cents }) => cents).toSorted((one, other) => one - other)).toEqual(
        shares.toSorted((one, other) => one - other),
      );
      expect(order.paid.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
    }),
    { numRuns: 25 },
  );
}, 60_000);
