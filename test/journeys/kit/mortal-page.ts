import { setTimeout as after } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';

/** Where a page dies: at a call of the server, or at a write of what all tabs know of the submission. */
export type KillPoint =
  /** Before the request leaves, once it has left, once its answer is here and before it is read, or once it was read. */
  | { readonly call: RegExp; readonly at: 'unsent' | 'sent' | 'answered' | 'read' }
  /** Before or after the write with this number. */
  | { readonly write: number; readonly at: 'before' | 'after' };

const MOST_TRIES = 3;
/** Longer than a page takes from a press to the last point. */
const PATIENCE_MS = 15_000;

/** Key of the record of submissions in the storage that tabs share. */
const RECORD = 'submissions';

/**
 * Lets pages of a browser die at one point: from then on nothing leaves the page and nothing is stored, as where its tab is closed at that moment. `dead`
 * resolves once it is there.
 */
export async function openMortality(context: BrowserContext) {
  let die = () => {};
  await context.exposeBinding('pageDied', () => die());
  await context.addInitScript((record) => {
    const page = globalThis as typeof globalThis & { pageDied?: () => void; killPoint?: { source: string; write: number; at: string } };
    let isDead = false;
    let writes = 0;
    const kill = () => {
      isDead = true;
      page.pageDied?.();
    };
    const never = () => new Promise<never>(() => {});
    const ask = page.fetch.bind(page);
    page.fetch = async (input, init) => {
      if (isDead) return never();
      const point = page.killPoint;
      const url = input instanceof Request ? input.url : String(input);
      if (point === undefined || point.source === '' || !new RegExp(point.source).test(new URL(url, location.href).pathname))
        return ask(input, init);
      if (point.at !== 'unsent') {
        const answer = ask(input, init);
        if (point.at === 'read') {
          setTimeout(() => void answer.then(() => setTimeout(kill)));
          return answer;
        }
        if (point.at === 'answered') await answer;
      }
      kill();
      return never();
    };
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (isDead) return;
      const point = page.killPoint;
      const isPoint = key === record && point !== undefined && point.write === (writes += 1);
      if (isPoint && point.at === 'before') return kill();
      setItem.call(this, key, value);
      if (isPoint) kill();
    };
  }, RECORD);
  return {
    /**
     * Acts until the page dies at a point: a press that comes just as the total appears is not taken. Throws with the words of the page where it lives
     * after three tries.
     */
    async dies(page: Page, point: KillPoint, act: () => Promise<void>): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<true>();
      die = () => resolve(true);
      const armed =
        'call' in point ? { source: point.call.source, write: 0, at: point.at } : { source: '', write: point.write, at: point.at };
      await page.evaluate((chosen) => void Object.assign(globalThis, { killPoint: chosen }), armed);
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        await act();
        if (await Promise.race([promise, after(PATIENCE_MS, false)])) return;
      }
      throw new Error(`The page did not come to its end: ${await page.getByRole('main').innerText()}`);
    },
  };
}
