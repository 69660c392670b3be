import { useEffect, useRef } from 'react';
import { formatCents } from '#domain/money/money.ts';
import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/checkout.ts';
import { reasonText, text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as css from './Checkout.css.ts';

type Filling = Extract<CheckoutScreen, { kind: 'filling' }>;

interface TroubleNoticeProps {
  readonly screen: Filling;
  readonly momentOf: (at: string) => string;
  /** Back to the cart, where most refusals are mended. */
  readonly onReview: () => void;
  readonly onSignIn: () => void;
}

/** Why the order was not placed, beside the payment. It takes the focus, except where the guest did not press the button. */
export function TroubleNotice({ screen, momentOf, onReview, onSignIn }: TroubleNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { trouble, reasonCode } = screen;
  const takesFocus = trouble !== null && trouble !== 'repriced' && trouble !== 'tipUnsaved';
  useEffect(() => {
    if (!takesFocus) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [takesFocus, trouble]);
  if (trouble === null) return null;
  const isNews = trouble === 'rescheduled' || trouble === 'repriced';
  return (
    <div ref={ref} tabIndex={-1} className={css.trouble}>
      <LiveRegion isUrgent={!isNews}>
        <Notice
          tone={isNews ? 'info' : 'bad'}
          action={
            trouble === 'refused'
              ? { label: text('checkout.back'), onAct: onReview }
              : trouble === 'unauthorized'
                ? { label: text('checkout.signIn'), onAct: onSignIn }
                : undefined
          }
        >
          {trouble === 'refused' ? (reasonText(reasonCode) ?? text('checkout.refused')) : messageOf(trouble, screen, momentOf)}
        </Notice>
      </LiveRegion>
    </div>
  );
}

function messageOf(
  trouble: Exclude<Filling['trouble'], 'refused' | null>,
  { at, total, formerTotal, isOwnChange, paymentResult, wallet }: Filling,
  momentOf: TroubleNoticeProps['momentOf'],
): string {
  if (trouble === 'rescheduled') return text('checkout.trouble.rescheduled', { moment: at === null ? '' : momentOf(at) });
  if (trouble === 'repriced' || trouble === 'totalChanged') {
    const key = isOwnChange ? 'checkout.trouble.repriced.own' : (`checkout.trouble.${trouble}` as const);
    return text(key, { total: formatCents(total), former: formatCents(formerTotal ?? total) });
  }
  if (trouble === 'declined') return text(`checkout.payment.${paymentResult ?? 'DECLINED'}`);
  if (wallet !== null) return text('checkout.trouble.walletNeeded', { wallet: text(`payment.${wallet}`) });
  return text(`checkout.trouble.${trouble}`);
}
