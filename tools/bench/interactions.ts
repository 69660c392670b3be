import type { BrowserContext } from 'playwright';
import { serveBuild } from '../built-site.ts';
import { openPage, openPhone, slowDown } from './browser.ts';
import { median, quantile } from './figures.ts';
import { guestWay, readMenu } from './guest-way.ts';
import type { Sites } from './sites.ts';
import { handOn, type Hand, type Tap } from './taps.ts';

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
  /** Sections and search of menus with so many placards. */
  readonly largeMenus: Readonly<Record<string, Pace>>;
}

const LARGE = [1000, 5000];

/** One walk alone would show what else the machine does. */
const WALKS = 3;
const EMPTY_TAPS = 20;
const NAMED = 5;

/**
 * Walks the way of a guest some times, each in a browser that remembers nothing, and measures every tap and key; in the same run the taps
 * that do nothing, and the large menus.
 */
export async function benchInteractions({ product, floors }: Sites): Promise<Interactions> {
  const walks: (readonly Tap[])[] = [];
  for (let walk = 0; walk < WALKS; walk += 1) walks.push(await inPhone(product.url, (context) => tapsOf(context, guestWay)));
  const emptyTapMs = await inPhone(product.url, (context) => emptyTap(context, floors.react.url));
  const largeMenus: Record<string, Pace> = {};
  for (const count of LARGE) largeMenus[count] = await benchLargeMenu(product.build, count);
  return { emptyTapMs, ...summary(middle(walks)), largeMenus };
}

/** Sections and search of a menu of so many placards, the median of as many walks. */
async function benchLargeMenu(build: string, placards: number): Promise<Pace> {
  const { url, close } = await serveBuild(build, { placards });
  try {
    const walks: (readonly Tap[])[] = [];
    for (let walk = 0; walk < WALKS; walk += 1) walks.push(await inPhone(url, (context) => tapsOf(context, openMenu)));
    return paceOf(middle(walks));
  } finally {
    close();
  }
}

async function inPhone<Answer>(site: string, measure: (context: BrowserContext) => Promise<Answer>): Promise<Answer> {
  const { context } = await openPhone(site);
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
}

async function tapsOf(context: BrowserContext, way: (hand: Hand) => Promise<void>): Promise<readonly Tap[]> {
  const { page, session } = await openPage(context);
  await slowDown(session);
  const hand = await handOn(page);
  await way(hand);
  await page.close();
  return hand.taps;
}

/** Each move of the same way with the median of its times. */
export const middle = (walks: readonly (readonly Tap[])[]): Tap[] =>
  (walks[0] ?? []).map((tap, at) => ({ ...tap, ms: median(walks.map((walk) => walk[at]?.ms ?? 0)) }));

/** What taps and keys took, all of them, by step, and the slowest. */
export function summary(taps: readonly Tap[]): Omit<Interactions, 'emptyTapMs' | 'largeMenus'> {
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

async function openMenu(hand: Hand): Promise<void> {
  await hand.page.goto('/app/menu.html');
  await hand.page.getByRole('tab', { selected: true }).waitFor();
  await readMenu(hand);
}

/** Taps on the heading of a plain page, where a listener does nothing. */
async function emptyTap(context: BrowserContext, address: string): Promise<number> {
  const taps = await tapsOf(context, async ({ page, tap }) => {
    await page.goto(address);
    await page.evaluate(() => document.body.addEventListener('click', () => {}));
    for (let count = 0; count < EMPTY_TAPS; count += 1) await tap(page.getByRole('heading', { level: 1 }));
  });
  return median(taps.map(({ ms }) => ms));
}
