import { useEffect, useRef } from 'react';
import { inSentence, momentLabel } from '#domain/time/label.ts';
import { formatCents } from '#domain/money/money.ts';
import type { CheckoutScreen, CheckoutTrouble } from '#machines/checkout/checkout.screen.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/submit.ts';
import { useConnection, type Connection } from '#src/flows/kit/useConnection.ts';
import { reasonText, text } from '#src/text/text.ts';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as css from './Checkout.css.ts';
import { declinedWords, goneWords, type SentPayment } from './declined-words.ts';

type Filling = Extract<CheckoutScreen, { kind: 'filling' }>;

export interface TroubleNoticeProps {
  readonly screen: Filling;
  /** The cafe-local time of now. */
  readonly now: string;
  /** Back to the cart, where most refusals are mended. */
  readonly onReview: () => void;
  readonly onSignIn: () => void;
  /** Opens the sign-in; null: the visitor is signed in. */
  readonly onGuestSignIn: (() => void) | null;
  /** What the order was sent with; null: it is not known. */
  readonly sent: SentPayment | null;
}

/** These say it themselves where the cart has changed. */
const news: readonly CheckoutTrouble[] = ['rescheduled', 'repriced', 'totalChanged'];

/**
 * Why the order was not placed, beside the payment, and what has become of its total since. It takes the focus, except where the guest did not press
 * the button.
 */
export function TroubleNotice({ screen, now, onReview, onSignIn, onGuestSignIn, sent }: TroubleNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { trouble, reasonCode, formerTotal } = screen;
  const connection = useConnection(trouble);
  const declined = screen.declined?.result === 'DECLINED' && sent !== null ? declinedWords(sent, screen.declined.total) : null;
  const gone = trouble === 'cardNeeded' && sent !== null ? goneWords(sent) : null;
  const isAtNumber = trouble === 'cardInvalid';
  const takesFocus = trouble !== null && trouble !== 'repriced' && trouble !== 'tipUnsaved';
  useEffect(() => {
    if (!takesFocus) return;
    if (isAtNumber) return document.querySelector<HTMLElement>('[name=creditCardNumber]')?.focus();
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [isAtNumber, takesFocus, trouble]);
  if (trouble === null || isAtNumber) return null;
  const isNews = trouble === 'rescheduled' || trouble === 'repriced' || (trouble === 'unsent' && connection === 'restored');
  return (
    <div ref={ref} tabIndex={-1} className={css.trouble}>
      <LiveRegion isUrgent={!isNews}>
        <Notice
          tone={isNews ? 'info' : 'bad'}
          heading={declined ? <span className={css.declined}>{declined.heading}</span> : undefined}
          action={
            trouble === 'refused'
              ? { label: text('shell.backToCart'), onAct: onReview }
              : trouble === 'unauthorized' && onGuestSignIn === null
                ? { label: text('shell.signIn'), onAct: onSignIn }
                : undefined
          }
        >
          {trouble === 'refused' ? (
            (reasonText(reasonCode) ?? text('checkout.refused'))
          ) : trouble === 'unauthorized' && onGuestSignIn !== null ? (
            // A guest has no session that could be over (ERRORS-02).
            <>
              {text('checkout.trouble.unauthorized.guest')} <InlineButton onClick={onGuestSignIn}>{text('shell.signIn')}</InlineButton>
            </>
          ) : (
            (declined?.words ?? gone ?? cutOff(trouble, connection) ?? messageOf(trouble, screen, now))
          )}
        </Notice>
      </LiveRegion>
      <LiveRegion>
        {formerTotal !== null && !news.includes(trouble) && (
          <div className={css.news}>
            <Notice>{newsOf('repriced', screen)}</Notice>
          </div>
        )}
      </LiveRegion>
    </div>
  );
}

/** What is said where the connection is or was missing; null where it was not. */
function cutOff(trouble: Filling['trouble'], connection: Connection): string | null {
  if (connection === 'online') return null;
  if (trouble === 'unsent') return text(`checkout.trouble.unsent.${connection}`);
  if (connection === 'restored') return null;
  return trouble === 'unsaved' || trouble === 'timeUnsaved' ? text(`checkout.trouble.${trouble}.offline`) : null;
}

function messageOf(trouble: Exclude<Filling['trouble'], 'refused' | 'cardInvalid' | null>, screen: Filling, now: string): string {
  const { at, total, formerTotal, declined, wallet } = screen;
  if (trouble === 'rescheduled') {
    const words = { moment: at === null ? '' : inSentence(momentLabel(at, now)), total: formatCents(total) };
    if (formerTotal === null) return text('checkout.trouble.rescheduled', words);
    if (formerTotal === total) return text('checkout.trouble.rescheduled.lines', words);
    return text('checkout.trouble.rescheduled.total', { ...words, former: formatCents(formerTotal) });
  }
  if (trouble === 'repriced' || trouble === 'totalChanged') return newsOf(trouble, screen);
  if (trouble === 'declined') return text(`checkout.payment.${declined?.result ?? 'DECLINED'}`);
  if (wallet !== null) return text('checkout.trouble.walletNeeded', { wallet: text(`payment.${wallet}`) });
  return text(`checkout.trouble.${trouble}`);
}

/** What has become of the cart. */
function newsOf(trouble: 'repriced' | 'totalChanged', { total, formerTotal, isOwnChange }: Filling): string {
  if (formerTotal === total) return text('checkout.trouble.repriced.lines', { total: formatCents(total) });
  const key = isOwnChange ? 'checkout.trouble.repriced.own' : (`checkout.trouble.${trouble}` as const);
  return text(key, { total: formatCents(total), former: formatCents(formerTotal ?? total) });
}
