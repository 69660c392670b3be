import type { Locator, Page } from 'playwright';

/** A tap or a key, and how long the page took to show what it did. */
export interface Tap {
  readonly step: string;
  readonly what: string;
  readonly ms: number;
}

/** The hand of a guest, and a watch on every move of it. */
export interface Hand {
  readonly page: Page;
  /** Names the part of the way that the next moves belong to. */
  readonly step: (name: string) => void;
  readonly tap: (target: Locator) => Promise<void>;
  /** Types a text key by key where the focus is. */
  readonly type: (text: string) => Promise<void>;
  /** Presses a key; `of` says in the report which of several it is. */
  readonly key: (name: string, of?: string) => Promise<void>;
  readonly taps: readonly Tap[];
}

/** Runs around each move. */
export type Around = (move: () => Promise<void>) => Promise<void>;

/** The shortest duration that a browser reports; what it does not report was shorter. */
const SHORTEST_MS = 16;

/** A hand on a page whose scripts have not run yet. */
export async function handOn(page: Page, around: Around = (move) => move()): Promise<Hand> {
  await page.addInitScript(watchInteractions);
  const taps: Tap[] = [];
  let step = '';
  const measure = async (what: string, move: () => Promise<void>) => {
    await page.evaluate(takeInteractions);
    await around(move);
    taps.push({ step, what, ms: Math.max(SHORTEST_MS, await page.evaluate(takeInteractions)) });
  };
  const key = (name: string, of?: string) =>
    measure(of === undefined ? `key ${name}` : `key ${name} of "${of}"`, () => page.keyboard.press(name));
  return {
    page,
    taps,
    step: (name) => void (step = name),
    async tap(target) {
      await target.waitFor();
      await measure(`tap ${nameOf(target)}`, () => target.tap());
    },
    async type(text) {
      for (let at = 0; at < text.length; at += 1) await key(text.charAt(at), text.slice(0, at + 1));
    },
    key,
  };
}

/** A locator's own words for what it finds: `button Add to cart`. */
const nameOf = (target: Locator): string =>
  String(target)
    .replaceAll(/locator\('(.*?)'\)/g, '$1')
    .replaceAll(/getBy\w+\('?(.*?)'?(?:, \{ name: ['/]?\^?(.*?)['/]?(?:, exact: true)? \})?\)/g, '$1 $2')
    .replaceAll(/\.(first|last)\(\)/g, '')
    .trim();

type WithInteractions = typeof globalThis & { benchInteractions: Map<number, number>; benchObservers: PerformanceObserver[] };
type EventTiming = PerformanceEntry & { readonly interactionId?: number };

/** Runs in the page, before its scripts: the longest event of each interaction, as "Interaction to Next Paint" counts it. */
function watchInteractions() {
  const scope = globalThis as WithInteractions;
  scope.benchInteractions = new Map();
  const note = (entries: readonly EventTiming[]) => {
    for (const { interactionId = 0, duration } of entries) {
      const known = scope.benchInteractions.get(interactionId) ?? 0;
      if (interactionId > 0) scope.benchInteractions.set(interactionId, Math.max(known, duration));
    }
  };
  const watch = (options: object) => {
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe(options as PerformanceObserverInit);
    return observer;
  };
  scope.benchObservers = [watch({ type: 'event', durationThreshold: 16 }), watch({ type: 'first-input' })];
}

/** Runs in the page: waits until it is quiet, and returns the longest interaction since the last time, 0 where none was reported. */
async function takeInteractions() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await frame();
  await frame();
  await rest(150);
  await frame();
  const { benchInteractions } = globalThis as WithInteractions;
  const longest = Math.max(0, ...benchInteractions.values());
  benchInteractions.clear();
  return longest;
}
