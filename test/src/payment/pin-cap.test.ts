import { expect, it, vi } from 'vitest';
import { storedBalances } from '#contract/gift-card.ts';
import { paymentOptions } from '#contract/stored-payment.ts';
import { openPayingBrowser, ten } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

it('PINs that orders are refused for are no failed inquiries: the sixth is entered too (GIFTCARD-07, GIFTCARD-08, C-94)', async () => {
  const browser = openPayingBrowser(world);
  const tab = await browser.openTab();
  await tab.addGiftCard({ ...ten, giftCardPin: '9990' });
  for (let count = 1; count <= 6; count += 1) {
    expect(await tab.placeOrder()).toBe('refused');
    tab.answer('pin.requested');
    await vi.waitUntil(() => tab.giftCard() !== undefined);
    expect(await tab.addGiftCard({ giftCardNo: '', giftCardPin: count < 6 ? `999${count}` : ten.giftCardPin })).toBeNull();
  }
  expect(await tab.placeOrder()).toBe('placed');
});

/** A browser of a member with some stored gift cards, of which all but the last are dead. */
function openWithDeadCards(dead: number) {
  const numbers = Array.from({ length: dead + 1 }, (_, at) => `************000${at}`);
  return openPayingBrowser(world, 'Max', (name) => {
    if (name === paymentOptions.name) {
      const giftCards = numbers.map((giftCardNo) => ({ giftCardNo, giftCardBalance: 10, giftCardType: 'SVS' }));
      return { giftCards, paymentMethods: { creditCards: [] } };
    }
    if (name !== storedBalances.name) return null;
    const balances = numbers.map((giftCardNo, at) =>
      at < dead ? { giftCardNo, errorCode: 'giftcard.unknown' } : { giftCardNo, giftCardBalance: 10 },
    );
    return { giftCardBalance: balances };
  });
}

it('stored gift cards that answer with an error code count as failed inquiries, and none is asked about at the cap (GIFTCARD-07, GIFTCARD-08, C-95)', async () => {
  const browser = openWithDeadCards(5);
  const tab = await browser.openTab();
  await tab.readAnew();
  expect(browser.bodiesOf(storedBalances.name)).toHaveLength(1);
  expect(tab.split().giftCards.map(({ balance }) => balance)).toEqual([null, null, null, null, null, null]);
  tab.payment.send({ type: 'addition.requested', kind: 'giftCard' });
  await vi.waitUntil(() => tab.giftCard()?.getSnapshot().matches('blocked'));
});

it('one stored gift card that is dead counts once, however often the checkout is looked at, and the good one still pays (GIFTCARD-07, GIFTCARD-08)', async () => {
  const browser = openWithDeadCards(1);
  const tab = await browser.openTab();
  const seen = () => tab.split().giftCards.map(({ balance }) => balance);
  for (let looks = 0; looks < 6; looks += 1) {
    expect(seen()).toEqual([null, 1000]);
    await tab.readAnew();
  }
  expect(seen()).toEqual([null, 1000]);
});

it('no answer about stored gift cards is no failed inquiry (GIFTCARD-08, C-95)', async () => {
  const browser = openPayingBrowser(world, 'Pat');
  world.faults.put(storedBalances.name, { endpoint: storedBalances.name, kind: 'error500' });
  const tab = await browser.openTab();
  for (let reads = 0; reads < 6; reads += 1) await tab.readAnew();
  world.faults.clear();
  await tab.readAnew();
  expect(tab.split().giftCards).toMatchObject([{ balance: 1750 }]);
});
