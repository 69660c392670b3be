/** Default duration of a snackbar, in milliseconds (SNACK-04, AMB-17). */
export const NOTICE_MS = 5000;
/** Duration of a notice that stays until it is dismissed, taken or withdrawn. */
export const UNTIL_DISMISSED_MS = Number.MAX_SAFE_INTEGER;

/** A short word to the guest that asks for nothing (SNACK). Its texts are text keys. */
export interface Notice {
  readonly tone: 'error' | 'success' | 'info';
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** A refusal's reason, whose own text replaces the key's where there is one (ERRORS-06). */
  readonly reasonCode: string | null;
  /** Action of the notice; its name is emitted when it is pressed. */
  readonly action: { readonly name: string; readonly key: string } | null;
  /** A touch elsewhere on the page hides it too (SNACK-03). */
  readonly hidesOnTouch: boolean;
  readonly ms: number;
  /** One with less does not take the place of one with more. */
  readonly priority: number;
  /**
   * What it is about, to withdraw it once it no longer holds: the cart, its lines that the order excludes, an order that was sent without an
   * answer, one that was placed, or the order in hand that another tab has changed.
   */
  readonly subject: 'cart' | 'excludedLines' | 'sentOrder' | 'placedOrder' | 'followedOrder' | null;
}

/** A notice with what most notices have. */
export const noticeOf = (tone: Notice['tone'], key: string, more: Partial<Omit<Notice, 'tone' | 'key'>> = {}): Notice => ({
  tone,
  key,
  values: {},
  reasonCode: null,
  action: null,
  hidesOnTouch: false,
  ms: NOTICE_MS,
  priority: 0,
  subject: null,
  ...more,
});

/**
 * Returns which notice is shown once `next` has come, and which one comes back after it: one that stays until it is dismissed. What would have
 * gone by itself does not come back, nor what the other one says anew.
 */
export function arranged(next: Notice, shown: Notice | null, waiting: Notice | null) {
  const isLess = shown !== null && next.priority < shown.priority;
  const notice = isLess ? shown : next;
  const others = [isLess ? next : shown, waiting];
  return { notice, waiting: others.find((each) => each?.ms === UNTIL_DISMISSED_MS && each.subject !== notice.subject) ?? null };
}
