import { useId } from 'react';
import type { NamedGiftCard } from '#domain/payment/offered.ts';
import type { PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/gift-card.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import * as css from './RefusedGiftCard.css.ts';

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
