import { describe, expect, it } from 'vitest';
import { addCreditCard, paymentOptions } from '#contract/stored-payment.ts';
import { must } from '#domain/must.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { createPayments } from '#src/flows/submit/payment.ports.ts';
import { cardSender, typedCard } from '#test/kit/card-sender.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const max = () => must(world.people.byEmail('max@example.com'), 'max');

/** The payments of a checkout whose member pays with a new card and keeps it, and how often the card was sent. */
function openCheckout() {
  const deps = cardSender(world, max());
  const payments = createPayments(deps);
  const method = { kind: 'newCard', cardId: deps.vault.keep(cardAsSecret(typedCard)), isSaved: true } as const;
  return {
    sent: deps.sent,
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

  it('is not taken for an older one with the same end and date, of another brand (C-86, C-96)', async () => {
    await openCheckout().keep();
    world.people.put({ ...max(), creditCards: max().creditCards.map((card) => ({ ...card, creditCardType: 'VISA' as const })) });
    world.faults.put(addCreditCard.name, { endpoint: addCreditCard.name, kind: 'error500' });
    await expect(openCheckout().keep()).rejects.toMatchObject({ endpoint: addCreditCard.name });
    world.faults.clear();
  });
});
