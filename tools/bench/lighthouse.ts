import lighthouse from 'lighthouse';
import { medians } from './figures.ts';

/** Figures of Lighthouse's phone, in milliseconds where the name says so. */
export interface Loaded {
  readonly performance: number;
  readonly accessibility: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly mainThreadMs: number;
  readonly layoutShift: number;
}

const RUNS = 3;

/** The median of each figure over some runs on Lighthouse's phone; `forget` empties the caches before each. */
export async function loadOnPhone(address: string, port: number, forget: () => Promise<void>): Promise<Loaded> {
  const runs: Record<keyof Loaded, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await forget();
    const result = await lighthouse(address, {
      port,
      // The order and the cart stay.
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility'],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
    const { categories, audits } = result.lhr;
    const figure = (audit: string) => audits[audit]?.numericValue ?? 0;
    runs.push({
      performance: (categories['performance']?.score ?? 0) * 100,
      accessibility: (categories['accessibility']?.score ?? 0) * 100,
      firstPaintMs: Math.round(figure('first-contentful-paint')),
      largestPaintMs: Math.round(figure('largest-contentful-paint')),
      blockingMs: Math.round(figure('total-blocking-time')),
      mainThreadMs: Math.round(figure('mainthread-work-breakdown')),
      layoutShift: Number(figure('cumulative-layout-shift').toFixed(4)),
    });
  }
  return medians(runs);
}
