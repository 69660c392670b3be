/** The value that so large a part of the figures does not exceed (nearest rank); 0 of none. */
export function quantile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** To three digits after the point. */
export const ratio = (one: number, other: number): number => Number((one / other).toFixed(3));

/** By how many percent a figure has grown. */
export const growth = (before: number, after: number): number => Number(((after / before - 1) * 100).toFixed(1));

/** The median of each figure over some runs. */
export function medians<Key extends string>(runs: readonly Readonly<Record<Key, number>>[]): Record<Key, number> {
  const keys = Object.keys(runs[0] ?? {}) as Key[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Record<Key, number>;
}
