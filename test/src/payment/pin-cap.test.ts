import { expect, it, vi } from 'vitest';
import { storedBalances } from '#contract/gift-card.ts';
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

it('stored gift cards that answer with an error code count as failed inquiries, and none is asked about at the cap (GIFTCARD-07, GIFTCARD-08, C-95)', async () => {
  const answer = { giftCardBalance: [{ giftCardNo: '************4242', errorCode: 'giftcard.unknown' }] };
  const browser = openPayingBrowser(world, 'Pat', (name) => (name === storedBalances.name ? answer : null));
  const tab = await browser.openTab();
  for (let reads = 0; reads < 6; reads += 1) await tab.readAnew();
  expect(browser.bodiesOf(storedBalances.name)).toHaveLength(5);
  expect(tab.split().giftCards).toMatchObject([{ lastFour: '4242', balance: null, isChosen: false }]);
  tab.payment.send({ type: 'addition.requested', kind: 'giftCard' });
  await vi.waitUntil(() => tab.giftCard()?.getSnapshot().matches('blocked'));
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
