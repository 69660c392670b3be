import { Clock } from 'lucide';
import { formatCents } from '#domain/money/money.ts';
import type { EndedScreen } from '#machines/submit/submit.screen.ts';
import '#src/text/lazy/submit.ts';
import { reasonText, text } from '#src/text/text.ts';
import type { EndingWords } from './ending-words.ts';

/** What is said where an order is paid by phone and the order in hand has become another. */
export const paidOutdatedWords = (): EndingWords => ({
  icon: Clock,
  tone: 'warn',
  heading: text('submit.outdated.heading'),
  words: text('submit.outdated'),
  money: text('submit.paid.sameTotal'),
  primary: { label: text('submit.outdated.check'), sends: { type: 'submit.left' } },
  canLeave: false,
});

/** What is said of the money, and in place of words that deny it, where an order is paid by phone and not placed (SUBMIT-03). */
export function paidWords(screen: EndedScreen): Pick<EndingWords, 'money'> & Partial<Pick<EndingWords, 'words'>> {
  switch (screen.kind) {
    // Nothing is known of the order.
    case 'unknown':
      return { money: null };
    case 'totalChanged':
      return { words: text('submit.paid.total', { total: formatCents(screen.total) }), money: null };
    case 'discountRefused':
    case 'mixedCart':
      return { money: text('submit.paid.sameTotal') };
    case 'serviceFailed':
      return { words: text('submit.paid.service'), money: text('submit.paid') };
    case 'refused':
      return { ...(screen.limit === null && { words: refusal(screen.reasonCode) }), money: text('submit.paid.sameTotal') };
    case 'notPlaced':
    case 'offeringSlot':
    case 'onlyGiftCards':
    case 'unprepared':
      return { money: text('submit.paid') };
  }
}

/** Reasons of the payment service say that nothing was charged. */
const refusal = (reasonCode: string): string =>
  (/^(payments|ps)\./.test(reasonCode) ? null : reasonText(reasonCode)) ?? text('submit.paid.refused');
