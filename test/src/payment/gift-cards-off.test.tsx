import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { addedBalances, storedBalances } from '#contract/gift-card.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { submitCart } from '#contract/submit.ts';
import { guestPayment, tenDollars } from '#model-tests/samples/paying.ts';
import { ApiError } from '#src/api/errors.ts';
import { GiftCards } from '#src/flows/payment-selection/GiftCards.tsx';
import { openPayingBrowser, ten } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();

/** A browser at checkouts that take no gift cards from when they are switched off until they are on again. */
function openBrowser(memberName: string | null) {
  const deps = testDependencies(world);
  const names = [submitCart.name, addedBalances.name, storedBalances.name] as const;
  let isOff = false;
  const call: typeof deps.call = (described, request) =>
    isOff && names.some((name) => name === described.name)
      ? Promise.reject(new ApiError({ kind: 'refused', endpoint: described.name, status: 422, reasonCode: reasonCodes.giftCardsOff }))
      : deps.call(described, request);
  return { browser: openPayingBrowser(world, memberName, () => null, { ...deps, call }), turn: (off: boolean) => void (isOff = off) };
}

it('a typed gift card that the server does not take now is off at the form that the guest comes back to, says why, and can be chosen once it is taken (GIFTCARD-11, C-94)', async () => {
  const { browser, turn } = openBrowser(null);
  const tab = await browser.openTab();
  await tab.addGiftCard(ten);
  turn(true);
  expect(await tab.placeOrder()).toBe('refused');
  await tab.backToForm();
  expect(tab.split()).toMatchObject({ giftCards: [{ isChosen: false, isOfUse: false, isOff: true }], news: 'dropped' });
  turn(false);
  await tab.readAnew();
  const [card] = tab.split().giftCards;
  expect(card).toMatchObject({ isOfUse: true, balance: 1000 });
  expect(card).not.toHaveProperty('isOff');
});

it('stored gift cards that the server does not take now cannot be chosen, and say why (GIFTCARD-11, C-95)', async () => {
  const { browser, turn } = openBrowser('Pat');
  turn(true);
  const tab = await browser.openTab();
  expect(tab.split().giftCards).toMatchObject([{ lastFour: '4242', isOfUse: false, isOff: true }]);
});

it('a gift card that is off says that none is taken, and cannot be ticked (GIFTCARD-11)', () => {
  const payment = guestPayment(771);
  if (payment.kind === 'loading') throw new Error('Nothing is read.');
  const card = { ...tenDollars, isOff: true as const, isChosen: false, cents: 0, isOfUse: false };
  const html = renderToString(<GiftCards split={{ ...payment, giftCards: [card] }} send={() => {}} />);
  expect(html).toContain('We can’t take gift cards right now');
  expect(html).toMatch(/<input[^>]*disabled/);
});
