import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import type { Untimely } from '#src/flows/kit/untimely.ts';

interface Held {
  readonly busy: Extract<CheckoutScreen, { kind: 'filling' }>['busy'];
  readonly isPlacing: boolean;
  readonly untimely: Untimely | null;
  /** What is pressed for is not on the page, or has just come. */
  readonly isEarly: boolean;
}
/** Another tab places the order; a call of this one is on its way; the order cannot be had at its time; or the press comes too early. */
export type Hold = 'elsewhere' | 'busy' | 'untimely' | 'early';

/** Returns why the form cannot be submitted now; null: it can be (SUBMIT-01, SLOTS-10). */
export function holdOf({ busy, isPlacing, untimely, isEarly }: Held): Hold | null {
  // An order that this tab has sent is no other tab’s.
  if (isPlacing && busy !== 'submitting' && busy !== 'rescheduling') return 'elsewhere';
  // Saving compares the total, so a press need not wait for a price.
  if (busy !== null && busy !== 'repricing') return 'busy';
  if (untimely) return 'untimely';
  return isEarly ? 'early' : null;
}
