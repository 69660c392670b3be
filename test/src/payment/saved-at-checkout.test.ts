import { describe, expect, it } from 'vitest';
import { addCreditCard, paymentOptions } from '#contract/stored-payment.ts';
import { must } from '#domain/must.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { createPayments } from '#src/flows/submit/payment.ports.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const typed = { creditCardNumber: '5555555555554444', cardHolderName: 'Max Stern', expDate: '0832', cvv: '737', postalCode: '62701' };
const max = () => must(world.people.byEmail('max@example.com'), 'max');

/** The payments of a checkout whose member pays with a new card and keeps it, and how often the card was sent. */
function openCheckout() {
  const deps = testDependencies(world);
  deps.vault.keepAccessToken(openSession(world, max()).token);
  let sent = 0;
  const call: typeof deps.call = (described, request) => {
    if (described.name === addCreditCard.name) sent += 1;
    return deps.call(described, request);
  };
  const payments = createPayments({ ...deps, call });
  const method = { kind: 'newCard', cardId: deps.vault.keep(cardAsSecret(typed)), isSaved: true } as const;
  return {
    sent: () => sent,
    async keep() {
      const tokenId = await payments.keepToken({ method, giftCards: [], tip: 0, hasGiftCardTipping: false }, new AbortController().signal);
      return deps.vault.read(must(tokenId, 'token'));
    },
  };
}
const fault = (endpoint: string) => world.faults.put(endpoint, { endpoint, kind: 'lostAnswer' });

describe('a card that is kept as an order is paid with it', () => {
  it('pays by the token that the account has of it where its answer was lost (C-86, C-96)', async () => {
    const checkout = openCheckout();
    fault(addCreditCard.name);
    expect(await checkout.keep()).toBe(max().creditCards[0]?.token);
    expect(max().creditCards).toHaveLength(1);
  });

  it('is not sent again before the account was read (C-86, C-96)', async () => {
    const checkout = openCheckout();
    fault(addCreditCard.name);
    fault(paymentOptions.name);
    await expect(checkout.keep()).rejects.toThrow('No answer says');
    await expect(checkout.keep()).rejects.toThrow('No answer says');
    world.faults.clear();
    expect(await checkout.keep()).toBe(max().creditCards[0]?.token);
    expect(checkout.sent()).toBe(1);
  });
});
