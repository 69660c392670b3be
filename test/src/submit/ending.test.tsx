import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unjudgedOffer } from '#domain/checkout/unjudged-offer.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import type { SubmitScreen } from '#machines/submit/submit.screen.ts';
import { Ending } from '#src/flows/submit/Ending.tsx';
import { endingOf } from '#src/flows/submit/ending-words.ts';
import { SubmitView } from '#src/flows/submit/SubmitView.tsx';
import { reasonText, text } from '#src/text/text.ts';
import { cart, club } from '#model-tests/samples/carts.ts';

const noon = { now: '2026-11-20T12:00', order: null, picked: null };

const htmlOf = (screen: SubmitScreen) =>
  renderToString(<SubmitView screen={screen} send={() => {}} now="2026-11-20T12:00" Ending={Ending} call={null} />);

it('a refusal shows the message of its reason, else the general one; neither where a next time is offered, or the payment was declined (SUBMIT-10)', () => {
  const general = text('submit.notPlaced');
  expect(htmlOf({ kind: 'refused', reasonCode: 'unheard.of', lastFour: null, limit: null })).toContain(general);
  const own = String(reasonText(reasonCodes.giftCardsOff));
  expect(htmlOf({ kind: 'refused', reasonCode: reasonCodes.giftCardsOff, lastFour: null, limit: null })).toContain(own);
  expect(htmlOf({ kind: 'refused', reasonCode: reasonCodes.giftCardsOff, lastFour: null, limit: null })).not.toContain(general);
  const offering = endingOf({ kind: 'offeringSlot', isPlacedAtOnce: true, ...unjudgedOffer('full', '2026-11-20T12:45') }, noon);
  expect(offering.words).toContain('12:45 PM');
  expect(offering.words).not.toContain(general);
  expect(htmlOf({ kind: 'finished', as: 'declined' })).toBe('');
});

it.each([
  [reasonCodes.itemsInvalid, '/app/cart.html'],
  [reasonCodes.cartUnknown, '/app/cart.html'],
  [reasonCodes.cartEmpty, '/app/menu.html'],
  [reasonCodes.deliveryMinimum, '/app/menu.html'],
  [reasonCodes.cafeUnknown, '/app/startOrder.html'],
  [reasonCodes.timeMissing, '/app/startOrder.html'],
  [reasonCodes.destinationUnsupported, '/app/startOrder.html'],
  [reasonCodes.tableMissing, '/app/startOrder.html'],
  [reasonCodes.addressMissing, '/app/startOrder.html'],
  ['unheard.of', undefined],
  ['payments.giftcard.insufficient', undefined],
  ['payments.giftcard.egift', undefined],
])('a refusal by %s says that nothing was charged, and leads to %s (SUBMIT-10)', (reasonCode, to) => {
  const { money, link, words, heading } = endingOf({ kind: 'refused', reasonCode, lastFour: null, limit: null }, noon);
  expect(link?.to).toBe(to);
  expect(`${words} ${money}`.match(/haven’t been charged/g)).toHaveLength(1);
  expect(words).not.toContain(heading);
});

it('a gift card that is short is named with what is left of it, and is put right at the form (GIFTCARD-11)', () => {
  const limit = { of: 'giftCard', lastFour: '7731', balance: 200 } as const;
  const { money, link, words } = endingOf({ kind: 'refused', reasonCode: reasonCodes.giftCardShort, lastFour: null, limit }, noon);
  expect(words).toContain('gift card ending in 7731 has $2.00 left');
  expect([money, link]).toEqual([null, undefined]);
});

it('a total that changed names the lines that made it another, with what they were (SUBMIT-01)', () => {
  const now = {
    discounts: [],
    donations: [],
    items: [{ ...club, totalPrice: 1100 }],
    cartSummary: { ...cart.cartSummary, totalPrice: 1100 },
  };
  const screen = { kind: 'totalChanged', total: 1100, canAgree: true } as const;
  const html = (agreed: typeof cart | null) =>
    renderToString(<SubmitView {...{ screen, agreed, Ending }} cart={now} send={() => {}} now="2026-11-20T12:00" call={null} />);
  expect(html(cart)).toMatch(/<th scope="row"[^>]*>Club<\/th><td[^>]*>\$10\.00<\/td><td[^>]*>\$11\.00<\/td>/);
  expect(html(null)).not.toContain('<table');
});
