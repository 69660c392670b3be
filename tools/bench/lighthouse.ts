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
/** Lighthouse sometimes sees no paint on a busy machine. */
const MOST_RUNS = 6;

/**
 * The median of each figure over some runs on Lighthouse's phone; `forget` empties the caches before each. A run that Lighthouse calls
 * failed does not count; without any other the figures are `NaN`, which meets no goal.
 */
export async function loadOnPhone(address: string, port: number, forget: () => Promise<void>): Promise<Loaded> {
  const runs: Record<keyof Loaded, number>[] = [];
  for (let run = 0; run < MOST_RUNS && runs.length < RUNS; run += 1) {
    await forget();
    const result = await lighthouse(address, {
      port,
      // The order and the cart stay.
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility'],
      logLevel: 'error',
    });
    const figures = result ? figuresOf(result.lhr) : 'no result';
    if (typeof figures === 'string') console.error(`Lighthouse failed on ${address}: ${figures}`);
    else runs.push(figures);
  }
  return runs.length === 0 ? nothing : medians(runs);
}

const nothing: Loaded = {
  performance: NaN,
  accessibility: NaN,
  firstPaintMs: NaN,
  largestPaintMs: NaN,
  blockingMs: NaN,
  mainThreadMs: NaN,
  layoutShift: NaN,
};

/** What the bench takes from a result. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly errorMessage?: string }>>;
}

/** The figures of a result, or why one of them could not be measured. */
export function figuresOf({ runtimeError, categories, audits }: LighthouseResult): Loaded | string {
  const failed = Object.values(audits).find(({ errorMessage }) => errorMessage !== undefined);
  const figure = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const figures: Loaded = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    firstPaintMs: Math.round(figure('first-contentful-paint')),
    largestPaintMs: Math.round(figure('largest-contentful-paint')),
    blockingMs: Math.round(figure('total-blocking-time')),
    mainThreadMs: Math.round(figure('mainthread-work-breakdown')),
    layoutShift: Number(figure('cumulative-layout-shift').toFixed(4)),
  };
  if (runtimeError === undefined && !Object.values(figures).some(Number.isNaN)) return figures;
  return runtimeError?.message ?? failed?.errorMessage ?? 'a figure is missing';
}
