import { useEffect, useId, useRef } from 'react';
import type { LostPayment } from '#domain/payment/added.ts';
import type { NamedGiftCard } from '#domain/payment/offered.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import type { GiftCardNews as News, PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import '#src/text/lazy/addition.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/gift-card.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as css from './PaymentNews.css.ts';
import { note } from './PaymentSelection.css.ts';

/** A gift card was added, and what became of the wish to save it. Drawn in a live region. */
export const GiftCardNews = ({ news: { lastFour, balance, saved, isAgain } }: { readonly news: News }) => (
  <Notice tone={saved === null || saved === 'saved' ? 'good' : 'info'}>
    {text(isAgain ? 'payment.giftCard.renewed' : 'payment.giftCard.added', { lastFour, balance: formatCents(balance) })}
    {saved && ` ${text(`payment.giftCard.${saved}`)}`}
  </Notice>
);

/** Something that was chosen cannot pay any more, and nothing takes its place unasked (AMB-40). Drawn in a live region. */
export const Dropped = ({ open }: { readonly open: Cents }) => (
  <Notice tone="warn">{text('payment.dropped', { open: formatCents(open) })}</Notice>
);

/** Gift cards stay off an order that is paid by phone. Drawn in a live region. */
export const PhonePays = () => <p className={note}>{text('payment.phone.whole')}</p>;

/** What a guest adds again after the page was loaded anew: numbers and approvals are not kept. */
export const LostPayments = ({ lost }: { readonly lost: readonly LostPayment[] }) => (
  <LostWords>{text('payment.lost', { payments: allOf(lost.map(nameOf)) })}</LostWords>
);

/**
 * The typed card that went as the page was loaded anew, said before its fields. It takes the focus from the heading, which has it where the page was
 * loaded as the guest signed in again.
 */
export function LostCard() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches('[data-page-heading]')) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={ref} tabIndex={-1}>
      <LostWords>{text('payment.lost.card')}</LostWords>
    </div>
  );
}

const LostWords = ({ children }: { readonly children: string }) => (
  <NewWords>
    <Notice tone="info">{children}</Notice>
  </NewWords>
);

const nameOf = ({ kind, lastFour }: LostPayment): string =>
  kind === 'giftCard'
    ? text('payment.lost.giftCard', { lastFour })
    : kind === 'milStar'
      ? text('payment.lost.milStar')
      : text(`payment.${kind}`);

interface RefusedGiftCardProps {
  readonly card: NamedGiftCard;
  readonly send: (event: PaymentSelectionEvent) => void;
}

/** A gift card whose PIN was refused: it pays nothing until another one is entered (GIFTCARD-11). */
export function RefusedGiftCard({ card: { id, lastFour }, send }: RefusedGiftCardProps) {
  const why = useId();
  const name = text('payment.giftCard', { lastFour });
  return (
    <div className={css.row}>
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.why} id={why}>
          {text('payment.giftCard.needsPin')}
        </p>
      </div>
      <Button
        tone="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={text('payment.giftCard.enterPinOf', { name })}
        aria-describedby={why}
        data-gift-card={id}
        onClick={() => send({ type: 'addition.requested', kind: 'giftCard', pinOf: id })}
      >
        {text('payment.giftCard.enterPin')}
      </Button>
    </div>
  );
}
