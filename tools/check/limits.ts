/** Of every kind of test. */
export const limits = {
  // No test is a test of speed: a limit only ends what hangs, on the slowest machine too. Ratios of speed are the bench's.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  // Vitest would leave one core to itself, which has little to do.
  maxWorkers: '100%',
};
