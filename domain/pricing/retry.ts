/** Milliseconds until prices of rules that did not come are asked for again, by the failure; the last one holds from there on. */
const WAITS_MS = [15_000, 30_000, 60_000, 120_000] as const;
const LONGEST_WAIT_MS = 300_000;

/**
 * Returns the milliseconds until the prices of rules are asked for again (PRICING-03, decision 031).
 *
 * @param failures How many calls have failed one after another, this one among them: 1 or more.
 */
export const pricingWaitMs = (failures: number): number => WAITS_MS[failures - 1] ?? LONGEST_WAIT_MS;
