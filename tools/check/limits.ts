/** Of every kind of test. */
export const limits = {
  // No test is a test of speed: a limit only ends what hangs, on the slowest machine too. Ratios of speed are the bench's.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  // Vitest would leave one core to itself, which has little to do.
  maxWorkers: '100%',
};

/**
 * Of tests in a real browser: one that fails is run once more. Their order of events is the browser's own, and ten thousand of them meet another at
 * times; what passed only then is named at the end of the run (decision 048).
 */
export const inBrowser = { ...limits, retry: 1 };

/** Of tests of one view: six times what the longest takes. A browser that no longer paints would hold up each of a thousand for two minutes. */
export const ofViews = { ...inBrowser, testTimeout: 30_000 };

/** So many failures have one cause, in the browser or in the machine: the tests that are left would say no more. */
export const MOST_FAILURES = 20;
