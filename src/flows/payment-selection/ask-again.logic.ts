import { reasonCodes } from '#contract/reason-codes.ts';
import type { GiftCardOption } from '#domain/payment/offered.ts';
import { refusalOf } from '#src/api/errors.ts';
import { giftCardApi, type Balance } from '#src/api/gift-card.ts';
import { giftCardFromSecret } from '#src/api/gift-card-secret.ts';
import type { Services } from '#src/app/services.ts';
import { browserCaptcha } from '#src/flows/gift-card/browser-captcha.logic.ts';
import { createFailedInquiries, INQUIRY_LOCK } from '#src/flows/gift-card/failed-inquiries.ports.ts';
import { browserClock } from '#src/flows/kit/clock.ports.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';

/** Stored gift cards, as the server names them, and what is asked about them. */
export interface StoredGiftCards {
  readonly giftCardNos: readonly string[];
  readonly cafeId: string;
}

/** A gift card that was typed before, and what is asked about it. */
export interface TypedGiftCard {
  readonly card: GiftCardOption;
  readonly secret: string;
  readonly cafeId: string;
}

/**
 * What stored gift cards have now, in the order asked (C-95). Each card with an error code counts as one failed inquiry (GIFTCARD-08); null where
 * so many have failed that none is asked (GIFTCARD-07); `off` where the server takes no gift cards now (GIFTCARD-11). Rejects where no answer comes.
 */
export function askStored(
  { giftCardNos, cafeId }: StoredGiftCards,
  signal: AbortSignal,
  { call, locks, sharedStorage: storage }: Services,
): Promise<readonly Balance[] | 'off' | null> {
  const inquiries = createFailedInquiries({ storage, clock: browserClock });
  // One at a time, as the inquiries of cards that are typed.
  return createTabLock({ locks, storage, clock: browserClock })(INQUIRY_LOCK, signal, async () => {
    if (inquiries.isBlocked()) return null;
    const balances = await unlessOff(giftCardApi(call).storedBalances(giftCardNos, cafeId, signal));
    if (balances === 'off') return balances;
    giftCardNos.filter((_, at) => balances[at]?.hasFailed).forEach((giftCardNo) => inquiries.count(giftCardNo));
    return balances;
  });
}

/** The card with what it has now: it may have paid elsewhere, or be taken no more for now (GIFTCARD-11). An error code counts as a failed inquiry (GIFTCARD-08). Rejects where no answer comes. */
export async function askAgain(
  { card, secret, cafeId }: TypedGiftCard,
  signal: AbortSignal,
  { call, config, locks, sharedStorage: storage }: Services,
): Promise<GiftCardOption> {
  const inquiries = createFailedInquiries({ storage, clock: browserClock });
  if (inquiries.isBlocked()) return card;
  // Before the lock, for which every tab waits.
  const proof = await browserCaptcha(config)(signal);
  const lock = createTabLock({ locks, storage, clock: browserClock });
  // One at a time, as the inquiries of the dialog: two at once would both pass the cap (GIFTCARD-07).
  return lock(INQUIRY_LOCK, signal, async () => {
    if (inquiries.isBlocked()) return card;
    const { giftCardNo } = giftCardFromSecret(secret);
    const now = await unlessOff(giftCardApi(call).addedBalance({ giftCardNo, cafeNo: cafeId, proof }, signal));
    if (now === 'off') return { ...card, isOff: true };
    const { isOff: _, ...taken } = card;
    if (now.hasFailed) inquiries.count();
    return { ...taken, balance: now.hasFailed ? null : now.balance };
  });
}

/** What the server answers about balances; `off`: it takes no gift cards now. */
const unlessOff = <Answer>(answer: Promise<Answer>): Promise<Answer | 'off'> =>
  answer.catch((error: unknown) => {
    if (refusalOf(error)?.reasonCode === reasonCodes.giftCardsOff) return 'off';
    throw error;
  });
