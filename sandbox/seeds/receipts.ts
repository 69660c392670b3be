/** A receipt of a purchase at the counter without an account. */
interface ReceiptSeed {
  readonly code: string;
  readonly cafeId: string;
  /** An instant. */
  readonly visitedAt: string;
  /** The day from which its visit counts, `YYYY-MM-DD`. */
  readonly countsOn: string | null;
  /** It was added to an account at the counter. */
  readonly isCounted: boolean;
}

/** Of one visit that will count, one of which the bakery does not say when, and one that does already. */
export const receipts: readonly ReceiptSeed[] = [
  { code: 'HS2119K70356', cafeId: '203', visitedAt: '2026-11-19T18:12:00Z', countsOn: '2026-11-24', isCounted: false },
  { code: 'HS2114K70290', cafeId: '203', visitedAt: '2026-11-14T13:40:00Z', countsOn: null, isCounted: false },
  { code: 'HS2102K70011', cafeId: '203', visitedAt: '2026-11-02T17:50:00Z', countsOn: '2026-11-03', isCounted: true },
];
