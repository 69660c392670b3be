import type { GiftCardOption } from '#domain/payment/offered.ts';
import { giftCardApi, giftCardFromSecret } from '#src/api/gift-card.ts';
import type { Services } from '#src/app/services.ts';
import { browserCaptcha } from '#src/flows/gift-card/browser-captcha.logic.ts';
import { createFailedInquiries } from '#src/flows/gift-card/failed-inquiries.ports.ts';
import { browserClock } from '#src/flows/kit/clock.ports.ts';

/** A gift card that was typed before, and what is asked about it. */
export interface TypedGiftCard {
  readonly card: GiftCardOption;
  readonly secret: string;
  readonly cafeId: string;
}

/** The card with what it has now: it may have paid elsewhere. Rejects where no answer comes. */
export async function askAgain(
  { card, secret, cafeId }: TypedGiftCard,
  signal: AbortSignal,
  { call, config, sharedStorage }: Services,
): Promise<GiftCardOption> {
  if (createFailedInquiries({ storage: sharedStorage, clock: browserClock }).isBlocked()) return card;
  const proof = await browserCaptcha(config)();
  const { giftCardNo } = giftCardFromSecret(secret);
  const { balance, hasFailed } = await giftCardApi(call).addedBalance({ giftCardNo, cafeNo: cafeId, proof }, signal);
  return { ...card, balance: hasFailed ? null : balance };
}
