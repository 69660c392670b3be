import type { LostPayment } from '#domain/payment/added.ts';
import { formatCents } from '#domain/money/money.ts';
import type { GiftCardNews as News } from '#machines/payment-selection/payment-selection.types.ts';
import '#src/text/lazy/addition.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/gift-card.ts';
import { text } from '#src/text/text.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** A gift card was added, and what became of the wish to save it. Drawn in a live region. */
export const GiftCardNews = ({ news: { lastFour, balance, saved, isAgain } }: { readonly news: News }) => (
  <Notice tone={saved === 'bonus' || saved === 'failed' ? 'info' : 'good'}>
    {text(isAgain ? 'payment.giftCard.renewed' : 'payment.giftCard.added', { lastFour, balance: formatCents(balance) })}
    {saved && ` ${text(`payment.giftCard.${saved}`)}`}
  </Notice>
);

const list = new Intl.ListFormat('en-US');

/** What a guest adds again after the page was loaded anew: numbers and approvals are not kept. */
export const LostPayments = ({ lost }: { readonly lost: readonly LostPayment[] }) => (
  <NewWords>
    <Notice tone="info">{text('payment.lost', { payments: list.format(lost.map(nameOf)) })}</Notice>
  </NewWords>
);

const nameOf = ({ kind, lastFour }: LostPayment): string =>
  kind === 'giftCard'
    ? text('payment.lost.giftCard', { lastFour })
    : kind === 'milStar'
      ? text('payment.lost.milStar')
      : text(`payment.${kind}`);
