import type { Page } from 'playwright';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** Notes what moves on each page from now on without the guest’s doing. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName ?? '?'} "${(element?.textContent ?? '').slice(0, 30)}"`;
    };
    const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries().filter(isShift)) {
        const moves = sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
        );
        shifts.push(`${value.toFixed(4)}: ${moves.join('; ')}`);
      }
      document.documentElement.dataset['shifts'] = JSON.stringify(shifts);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved on the page: each time how much, and what from where to where (x, y, width, height). */
export const shiftsOf = async (page: Page) =>
  JSON.parse((await page.evaluate(() => document.documentElement.dataset['shifts'])) ?? '[]') as readonly string[];

/** How much has moved on the page in all. */
export const sumOfShifts = async (page: Page) => (await shiftsOf(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
