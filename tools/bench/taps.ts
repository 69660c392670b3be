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

/** Two taps within this time may be one gesture. */
const DOUBLE_TAP_MS = 350;

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
      // Looked for and scrolled to beforehand: the tool's own checks are no part of a tap.
      await target.tap({ trial: true });
      await page.waitForTimeout(DOUBLE_TAP_MS);
      await measure(`tap ${nameOf(target)}`, async () => {
        const at = await pointOf(target);
        await page.touchscreen.tap(at.x, at.y);
      });
    },
    async type(text) {
      for (let at = 0; at < text.length; at += 1) await key(text.charAt(at), text.slice(0, at + 1));
    },
    key,
  };
}

/** Where a finger meets a target that is on the screen, and nothing lies over. */
async function pointOf(target: Locator) {
  const point = await target.evaluate(middleOf);
  if (point !== null) return point;
  await target.tap({ trial: true });
  const again = await target.evaluate(middleOf);
  if (again === null) throw new Error(`${String(target)} lies under something else.`);
  return again;
}

/** Runs in the page: the middle of an element or of its label, null where something else lies over it. */
function middleOf(element: Element) {
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const met = document.elementFromPoint(middle.x, middle.y);
  const isMet = met !== null && (element.contains(met) || met.closest('label')?.contains(element) === true);
  return isMet ? middle : null;
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
