import { expect, it, vi } from 'vitest';
import { openPayingBrowser, ten } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

it('wrong PINs of orders count with the failed inquiries, in all tabs: the fifth ends the asking (GIFTCARD-07, GIFTCARD-08)', async () => {
  const browser = openPayingBrowser(world);
  let tab = await browser.openTab();
  for (let count = 1; count <= 5; count += 1) {
    if (count === 1) await tab.addGiftCard({ ...ten, giftCardPin: `999${count}` });
    else {
      tab.answer('pin.requested');
      await vi.waitUntil(() => tab.giftCard() !== undefined);
      expect(await tab.addGiftCard({ giftCardNo: '', giftCardPin: `999${count}` })).toBeNull();
    }
    expect(await tab.placeOrder()).toBe('refused');
  }
  tab.answer('pin.requested');
  await vi.waitUntil(() => tab.giftCard()?.getSnapshot().matches('blocked'));
  tab.close();
  tab = await browser.openTab();
  tab.payment.send({ type: 'addition.requested', kind: 'giftCard' });
  await vi.waitUntil(() => tab.giftCard()?.getSnapshot().matches('blocked'));
});
