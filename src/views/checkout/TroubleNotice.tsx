import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import '#src/text/late/cart.ts';
import '#src/text/late/checkout.ts';
import { hasText, text } from '#src/text/text.ts';
import { Notice } from '#src/ui/Notice.tsx';

interface TroubleNoticeProps {
  readonly screen: Extract<CheckoutScreen, { kind: 'filling' }>;
  readonly momentOf: (at: string) => string;
  /** Back to the cart, where most refusals are mended. */
  readonly onReview: () => void;
}

/** Why the order was not placed; the button below it tries again. */
export function TroubleNotice({ screen: { trouble, reasonCode, at }, momentOf, onReview }: TroubleNoticeProps) {
  if (trouble === null) return null;
  if (trouble === 'rescheduled') {
    return (
      <Notice tone="info" isLive>
        {text('checkout.trouble.rescheduled', { moment: at === null ? '' : momentOf(at) })}
      </Notice>
    );
  }
  if (trouble === 'refused') {
    const key = `apiError.${reasonCode ?? ''}`;
    return (
      <Notice tone="bad" isLive action={{ label: text('checkout.back'), onAct: onReview }}>
        {hasText(key) ? text(key) : text('checkout.refused')}
      </Notice>
    );
  }
  return (
    <Notice tone="bad" isLive>
      {text(`checkout.trouble.${trouble}`)}
    </Notice>
  );
}
