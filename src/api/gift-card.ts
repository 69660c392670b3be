import { addedBalances, addGiftCard, storedBalances } from '#contract/gift-card.ts';
import { centsFrom, type Cents } from '#domain/money/money.ts';
import { BONUS_PAY_TYPE, giftCardType, type GiftCardType } from '#domain/payment/gift-card.ts';
import type { Client } from './client.ts';
import type { GiftCard } from './gift-card-secret.ts';

/** What a gift card has left. */
export interface Balance {
  /** Null where the server does not say it. */
  readonly balance: Cents | null;
  readonly type: GiftCardType;
  /** The server says that there is no such card to be used (GIFTCARD-08). */
  readonly hasFailed: boolean;
}

type Answer = Awaited<ReturnType<typeof ask>>;
const ask = (call: Client, cafeNo: string, giftCardNo: string, proof: string | null, signal: AbortSignal) =>
  call(addedBalances, { body: { giftCardInquiry: [{ giftCardNo }], cafeNo, ...(proof !== null && { recaptchaResponse: proof }) }, signal });

const balanceOf = (giftCardNo: string, found: Answer['giftCardBalance'][number] | undefined): Balance => ({
  balance: found?.giftCardBalance == null ? null : centsFrom(found.giftCardBalance),
  // Where no pay type is named, a promo card is one that the bakery gave: a bonus card (GIFTCARD-02).
  type: giftCardType(giftCardNo, found?.payTypeId ?? (found?.isPromoCard ? BONUS_PAY_TYPE : null)),
  hasFailed: Boolean(found?.errorCode),
});

export const giftCardApi = (call: Client) => ({
  /** The balance of a card that was just typed (C-94); `proof` is what the captcha answered. */
  async addedBalance(asked: { readonly giftCardNo: string; readonly cafeNo: string; readonly proof: string | null }, signal: AbortSignal) {
    const { giftCardBalance } = await ask(call, asked.cafeNo, asked.giftCardNo, asked.proof, signal);
    return balanceOf(asked.giftCardNo, giftCardBalance[0]);
  },
  /** Balances of stored cards, in the order asked (C-95). */
  async storedBalances(giftCardNos: readonly string[], cafeNo: string, signal: AbortSignal): Promise<readonly Balance[]> {
    const body = { giftCardInquiry: giftCardNos.map((giftCardNo) => ({ giftCardNo })), cafeNo };
    const { giftCardBalance } = await call(storedBalances, { body, signal });
    // Two cards may end alike, so the place in the list counts, where the server keeps to it.
    return giftCardNos.map((giftCardNo, at) => {
      const inPlace = giftCardBalance[at];
      const found = inPlace?.giftCardNo === giftCardNo ? inPlace : giftCardBalance.find((other) => other.giftCardNo === giftCardNo);
      return balanceOf(giftCardNo, found);
    });
  },
  /** Keeps the card in the member's account (C-89). */
  save: ({ giftCardNo, giftCardPin }: GiftCard, proof: string | null, signal: AbortSignal) =>
    call(addGiftCard, { body: { giftCardNo, giftCardPin, ...(proof !== null && { recaptchaResponse: proof }) }, signal }),
});
