import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { addedBalances, storedBalances } from '#contract/gift-card.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { submitCart, validateCart } from '#contract/submit.ts';
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
function openBrowser(memberName: string | null, names: readonly string[] = [submitCart.name, addedBalances.name, storedBalances.name]) {
  const deps = testDependencies(world);
  let isOff = false;
  const call: typeof deps.call = (described, request) =>
    isOff && names.includes(described.name)
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

it.each([
  ['typed gift card', null, 'the order', submitCart.name],
  ['stored gift card', 'Pat', 'the order', submitCart.name],
  ['typed gift card', null, 'the cart', validateCart.name],
] as const)(
  'a %s (member: %s) that only the answer to %s says is not taken is off at the form, and another payment takes its place (GIFTCARD-11, C-34, C-35)',
  async (kind, memberName, _, name) => {
    const { browser, turn } = openBrowser(memberName, [name]);
    const tab = await browser.openTab();
    if (kind === 'typed gift card') await tab.addGiftCard(ten);
    else tab.payment.send({ type: 'giftCard.toggled', id: tab.split().giftCards[0]?.id ?? '' });
    const methodId = tab.split().methodId;
    turn(true);
    expect(await tab.placeOrder()).toBe('refused');
    await tab.backToForm();
    const { giftCards, methodCents, open, news } = tab.split();
    expect(giftCards).toMatchObject([{ isChosen: false, isOfUse: false, isOff: true, cents: 0 }]);
    expect({ news, paid: methodCents + open }).toEqual({ news: 'dropped', paid: tab.total() });
    turn(false);
    if (methodId === null) tab.payment.send({ type: 'method.selected', id: 'new' });
    expect(await tab.placeOrder()).toBe('placed');
  },
);

const judged = { status: 'INVALID', exceptions: [{ i18nKey: reasonCodes.giftCardsOff }] };

it('a cart that is judged as one whose gift cards are not taken says so (GIFTCARD-11, C-35)', async () => {
  const browser = openPayingBrowser(world, null, (name) => (name === validateCart.name ? judged : null));
  const tab = await browser.openTab();
  await tab.addGiftCard(ten);
  expect(await tab.placeOrder()).toBe('refused');
  expect(tab.submission()).toMatchObject({ reasonCode: reasonCodes.giftCardsOff });
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
