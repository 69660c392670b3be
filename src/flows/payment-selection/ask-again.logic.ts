import type { GiftCardOption } from '#domain/payment/offered.ts';
import { giftCardApi } from '#src/api/gift-card.ts';
import { giftCardFromSecret } from '#src/api/gift-card-secret.ts';
import type { Services } from '#src/app/services.ts';
import { browserCaptcha } from '#src/flows/gift-card/browser-captcha.logic.ts';
import { createFailedInquiries, INQUIRY_LOCK } from '#src/flows/gift-card/failed-inquiries.ports.ts';
import { browserClock } from '#src/flows/kit/clock.ports.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';

/** A gift card that was typed before, and what is asked about it. */
export interface TypedGiftCard {
  readonly card: GiftCardOption;
  readonly secret: string;
  readonly cafeId: string;
}

/** The card with what it has now: it may have paid elsewhere. An error code counts as a failed inquiry (GIFTCARD-08). Rejects where no answer comes. */
export async function askAgain(
  { card, secret, cafeId }: TypedGiftCard,
  signal: AbortSignal,
  { call, config, locks, sharedStorage: storage }: Services,
): Promise<GiftCardOption> {
  const inquiries = createFailedInquiries({ storage, clock: browserClock });
  if (inquiries.isBlocked()) return card;
  // Before the lock, for which every tab waits.
  const proof = await browserCaptcha(config)();
  const lock = createTabLock({ locks, storage, clock: browserClock });
  // One at a time, as the inquiries of the dialog: two at once would both pass the cap (GIFTCARD-07).
  return lock(INQUIRY_LOCK, signal, async () => {
    if (inquiries.isBlocked()) return card;
    const { giftCardNo } = giftCardFromSecret(secret);
    const { balance, hasFailed } = await giftCardApi(call).addedBalance({ giftCardNo, cafeNo: cafeId, proof }, signal);
    if (hasFailed) inquiries.count();
    return { ...card, balance: hasFailed ? null : balance };
  });
}
