import type { QueryClient } from '@tanstack/react-query';
import type { Cents } from '#domain/money/money.ts';
import { namedMilStarCards } from '#domain/payment/mil-star.ts';
import { CAMPUS, namedCards, PAYPAL } from '#domain/payment/offered.ts';
import type { Payer } from '#domain/payment/paid-with.ts';
import { sharesOf, type Paying } from '#domain/payment/paying.ts';
import type { Client } from '#src/api/client.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { paidIn } from '#src/flows/kit/paid-record.ts';

/** An order as it is sent, and what pays for it. */
export interface SentPayment {
  readonly cartId: string;
  /** Names the call that sends it (`callOf`). */
  readonly call: string;
  readonly paying: Paying;
  readonly total: Cents;
  /** The card that was typed, which is a token by now; null: none was. */
  readonly typedCard: Payer | null;
  /** Numbers of the gift cards by their names. */
  readonly giftCards: ReadonlyMap<string, { readonly cardNumber: string }>;
}

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly tabStorage: Parameters<typeof paidIn>[0];
}

const named = (kind: Payer['kind'], lastFour = ''): Payer => ({ kind, type: '', lastFour });

/** Notes what an order is paid with: gift cards, then the method, where each pays anything. */
export function notePaid(
  { cartId, call: sentBy, paying, total, typedCard, giftCards }: SentPayment,
  { call, queryClient, tabStorage }: Sources,
): void {
  const shares = sharesOf(paying, total);
  const gifts = shares.giftCards.flatMap(({ id, cents }) =>
    cents > 0 ? [named('giftCard', giftCards.get(id)?.cardNumber.slice(-4) ?? '')] : [],
  );
  const method = shares.methodCents > 0 ? methodPayer() : null;
  paidIn(tabStorage).write(cartId, method === null ? gifts : [...gifts, method], sentBy);

  function methodPayer(): Payer | null {
    if (paying.method?.kind === 'added') return named(paying.method.of, paying.method.lastFour);
    if (paying.method?.kind !== 'stored') return typedCard;
    const { id } = paying.method;
    if (id.startsWith(PAYPAL)) return named('payPal');
    if (id.startsWith(CAMPUS)) return named('campusCard');
    const stored = queryClient.getQueryData(paymentOptionsQuery(call).queryKey);
    const milStar = stored && namedMilStarCards(stored).find((known) => known.id === id)?.card;
    if (milStar) return named('milStar', milStar.lastFour);
    const card = stored && namedCards(stored).find((known) => known.id === id)?.card;
    return card === undefined ? null : { kind: 'card', type: card.creditCardType, lastFour: card.lastFour };
  }
}
