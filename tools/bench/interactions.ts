import type { BrowserContext } from 'playwright';
import { openPage, openPhone, slowDown } from './browser.ts';
import { median, quantile } from './figures.ts';
import { guestWay } from './guest-way.ts';
import type { Sites } from './sites.ts';
import { handOn, type Tap } from './taps.ts';

/** How long the taps of a part of the way took, in milliseconds. */
export interface Pace {
  readonly count: number;
  readonly medianMs: number;
  readonly p75Ms: number;
  readonly worstMs: number;
}

/** The way of a guest on a phone with a slow processor. */
export interface Interactions extends Pace {
  /** What this machine takes for a tap that does nothing. */
  readonly emptyTapMs: number;
  readonly steps: Readonly<Record<string, Pace>>;
  /** The slowest moves, the slowest first. */
  readonly slowest: readonly Tap[];
}

const EMPTY_TAPS = 20;
const NAMED = 5;

/** Walks the way of a guest and measures every tap and key, and before it the taps that do nothing. */
export async function benchInteractions({ product, floors }: Sites): Promise<Interactions> {
  const { context } = await openPhone(product.url);
  try {
    const emptyTapMs = await emptyTap(context, floors.react.url);
    const { page, session } = await openPage(context);
    await slowDown(session);
    const hand = await handOn(page);
    await guestWay(hand);
    return { emptyTapMs, ...summary(hand.taps) };
  } finally {
    await context.close();
  }
}

/** What taps and keys took, all of them, by step, and the slowest. */
export function summary(taps: readonly Tap[]): Omit<Interactions, 'emptyTapMs'> {
  const steps = Map.groupBy(taps, ({ step }) => step);
  return {
    ...paceOf(taps),
    steps: Object.fromEntries([...steps].map(([step, of]) => [step, paceOf(of)])),
    slowest: taps.toSorted((one, other) => other.ms - one.ms).slice(0, NAMED),
  };
}

function paceOf(taps: readonly Tap[]): Pace {
  const times = taps.map(({ ms }) => ms);
  return { count: times.length, medianMs: median(times), p75Ms: quantile(times, 0.75), worstMs: Math.max(0, ...times) };
}

/** Taps beside the words of a plain page, where a listener does nothing. */
async function emptyTap(context: BrowserContext, address: string): Promise<number> {
  const { page, session } = await openPage(context);
  await slowDown(session);
  const hand = await handOn(page);
  await page.goto(address);
  await page.evaluate(() => document.body.addEventListener('click', () => {}));
  const heading = page.getByRole('heading', { level: 1 });
  for (let count = 0; count < EMPTY_TAPS; count += 1) await hand.tap(heading);
  await page.close();
  return median(hand.taps.map(({ ms }) => ms));
}
