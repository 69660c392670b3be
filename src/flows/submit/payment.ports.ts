import type { QueryClient } from '@tanstack/react-query';
import { paymentFor } from '#domain/checkout/payment.ts';
import type { Cents } from '#domain/money/money.ts';
import { BY_PHONE } from '#domain/payment/allocation.ts';
import { cardTypeOf } from '#domain/payment/card.ts';
import { CAMPUS, GIFT, namedCards, namedGiftCards, namedPayPals, PAYPAL } from '#domain/payment/offered.ts';
import type { Payer } from '#domain/payment/paid-with.ts';
import { isWallet, walletChannels } from '#domain/payment/wallet.ts';
import { sharesOf, type Paying } from '#domain/payment/paying.ts';
import { campusCardFromSecret } from '#src/api/campus-payment.ts';
import type { Client } from '#src/api/client.ts';
import type { Payment } from '#src/api/order.ts';
import { giftCardAsSecret, giftCardFromSecret } from '#src/api/gift-card-secret.ts';
import { cardFromSecret, paymentApi, type Card } from '#src/api/payment.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import type { Vault } from '#src/api/vault.ts';
import { vaultIds } from '#src/flows/kit/payment-keys.ts';
import type { saveCardIn } from './save-card.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly vault: Vault;
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** A gift card as the server takes it: a stored one by the number that it gave, one that was typed by number and PIN. */
interface GiftCardNumber {
  readonly cardNumber: string;
  readonly pin: string | null;
}

/** Turns what the guest chose into what a submission carries. Numbers, PINs and tokens are looked up where they lie, for the one call. */
export function createPayments({ call, queryClient, vault, tabStorage }: Dependencies) {
  /** What is read afterwards of the cards that were typed, by the id of their token in the vault. */
  const typedCards = new Map<string, Payer>();
  const stored = () => queryClient.ensureQueryData(paymentOptionsQuery(call));
  const keep = (token: string): string => {
    vault.replace(vaultIds.token, token);
    return vaultIds.token;
  };
  let saver: Promise<ReturnType<typeof saveCardIn>> | null = null;

  /** Keeps a card in the account. Its code comes with the first: few orders save a card. */
  async function saveCard(card: Card, signal: AbortSignal): Promise<string> {
    saver ??= import('./save-card.ports.ts').then((code) => code.saveCardIn({ call, queryClient, tabStorage }));
    const save = await saver.catch((error: unknown) => {
      saver = null;
      throw error;
    });
    return save(card, signal);
  }

  /** The token of the method, as the vault keeps it from here on, with a campus card what else is known of it; null where gift cards pay all; undefined where what was chosen is gone. */
  async function keepToken({ method }: Paying, signal: AbortSignal): Promise<string | null | undefined> {
    if (method === null || method.kind === BY_PHONE) return null;
    if (method.kind === 'stored') {
      const token = await storedToken(method.id);
      return token === undefined ? undefined : keep(token);
    }
    if (method.kind === 'added') {
      const token = vault.read(method.secretId);
      // A wallet's approval pays one order.
      if (isWallet(method.of)) vault.forget(method.secretId);
      return token === null ? undefined : keep(token);
    }
    const secret = vault.read(method.cardId);
    if (secret === null) return undefined;
    const card = cardFromSecret(secret);
    const token = await (method.isSaved ? saveCard(card, signal) : paymentApi(call).tokenFor(card, signal));
    // From here on the token is used in place of the card.
    vault.forget(method.cardId);
    if (method.isSaved) void queryClient.invalidateQueries({ queryKey: paymentOptionsQuery(call).queryKey });
    const tokenId = keep(token);
    const { creditCardNumber: number } = card;
    typedCards.set(tokenId, { kind: 'card', type: cardTypeOf(number) ?? '', lastFour: number.slice(-4) });
    return tokenId;
  }

  async function storedToken(id: string): Promise<string | undefined> {
    const options = await stored();
    if (id.startsWith(PAYPAL)) return namedPayPals(options).find((named) => named.id === id)?.account.accountNumber;
    if (id.startsWith(CAMPUS)) {
      const { campusSecret } = await import('./campus-secret.ports.ts');
      return campusSecret(options, id);
    }
    const card = namedCards(options).find((named) => named.id === id)?.card.token;
    // Few members have a Military Star card, so its code comes then.
    return card ?? (await import('#domain/payment/mil-star.ts')).namedMilStarCards(options).find((named) => named.id === id)?.card.token;
  }

  /** The chosen gift cards by their names; null where one is gone, or needs another PIN. */
  async function giftCardsOf({ giftCards }: Paying): Promise<ReadonlyMap<string, GiftCardNumber> | null> {
    const found = new Map<string, GiftCardNumber>();
    for (const { id } of giftCards) {
      const secret = vault.read(id);
      if (secret === null) {
        // One that was typed went with the page; a guest has no account to look in.
        if (!id.startsWith(GIFT)) return null;
        const named = namedGiftCards(await stored()).find((card) => card.id === id);
        if (named === undefined) return null;
        found.set(id, { cardNumber: named.card.giftCardNo, pin: null });
      } else {
        const { giftCardNo, giftCardPin, isRefused } = giftCardFromSecret(secret);
        if (isRefused) return null;
        found.set(id, { cardNumber: giftCardNo, pin: giftCardPin });
      }
    }
    return found;
  }

  /** The payment of a submission, to the cent as the page shows it (ALLOC, SUBMIT-02 to -08); null: none is sent. */
  function paymentOf(
    paying: Paying,
    total: Cents,
    token: string | null,
    giftCards: ReadonlyMap<string, GiftCardNumber>,
    isPaidByPhone = false,
  ): Payment | null {
    const shares = sharesOf(paying, total);
    const id = paying.method?.kind === 'stored' ? paying.method.id : '';
    const isCampus = id.startsWith(CAMPUS);
    const of = paying.method?.kind === 'added' ? paying.method.of : '';
    const isPayPal = id.startsWith(PAYPAL) || of === 'payPal';
    const cents = shares.methodCents;
    const payment = paymentFor({
      total,
      isPaidByPhone,
      cards:
        token === null || isCampus
          ? []
          : [{ token, cents, ...(isPayPal && { cardType: 'PYPL' as const }), ...(isWallet(of) && { encBlockType: walletChannels[of] }) }],
      campusCards: token === null || !isCampus ? [] : [{ card: campusCardFromSecret(token), cents, isSelected: true }],
      giftCards: shares.giftCards.flatMap((share) => {
        const card = giftCards.get(share.id);
        return card === undefined ? [] : [{ ...card, cents: share.cents, isSelected: true }];
      }),
    });
    return payment && { ...payment };
  }

  /** What was typed and approved goes: the order is placed, or the server does not know it. */
  function forget({ method, giftCards }: Paying, tokenId: string | null): void {
    if (tokenId !== null) vault.forget(tokenId);
    if (method?.kind === 'added') vault.forget(method.secretId);
    if (method?.kind === 'newCard') vault.forget(method.cardId);
    for (const { id } of giftCards) vault.forget(id);
  }

  /** The card was not known to the server: it is not paid with again, and what the account has is read anew. */
  function forgetCard(paying: Paying, tokenId: string | null): void {
    forget({ ...paying, giftCards: [] }, tokenId);
    void queryClient.invalidateQueries({ queryKey: paymentOptionsQuery(call).queryKey, refetchType: 'none' });
  }

  /** The PIN of a typed gift card was refused: it pays nothing until another is typed (GIFTCARD-11). */
  function refusePin(id: string): void {
    const secret = vault.read(id);
    if (secret !== null) vault.replace(id, giftCardAsSecret({ ...giftCardFromSecret(secret), isRefused: true }));
  }

  /** An order was sent, and was not placed: a wallet's approval, which pays one order, goes. Anything else pays the next try. */
  function spend({ method }: Paying, tokenId: string | null): void {
    if (tokenId !== null && method?.kind === 'added' && isWallet(method.of)) vault.forget(tokenId);
  }

  /** The end of the card whose token it is; null: it was not typed. */
  const typedCardOf = (tokenId: string | null) => (tokenId === null ? null : (typedCards.get(tokenId) ?? null));

  return { keepToken, giftCardsOf, paymentOf, typedCardOf, forget, forgetCard, refusePin, spend };
}
