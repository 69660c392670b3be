import type { CDPSession, Page } from 'playwright';
import { chooseAsap, chooseCafe, chooseWay, comeIn } from '#test/journeys/kit/steps.ts';
import { openPage, openPhone } from './browser.ts';
import { growth } from './figures.ts';
import type { Sites } from './sites.ts';

/** What a page holds after garbage was collected. */
export interface Held {
  readonly heapBytes: number;
  readonly nodes: number;
}

/** What many openings leave behind. */
export interface Kept {
  readonly openings: number;
  readonly before: Held;
  readonly after: Held;
  readonly heapGrowthPercent: number;
  readonly nodesGrowthPercent: number;
}

/** Heap and nodes around the openings of one product and of the cart drawer. */
export type Memory = Readonly<Record<'product' | 'cartDrawer', Kept>>;

const WARM_UP = 20;
const OPENINGS = 200;
/** Compiled code counts as heap, and V8 compiles on for hundreds of openings: it was 98 % of what 60 of them added. Interpreted, the heap has data alone. */
const WITHOUT_COMPILED_CODE = ['--js-flags=--jitless --no-flush-bytecode'];

/** Opens a product and the cart drawer many times on one page. */
export async function benchMemory({ product }: Sites): Promise<Memory> {
  const { context } = await openPhone(product.url, WITHOUT_COMPILED_CODE);
  try {
    const { page, session } = await openPage(context);
    await comeIn(page);
    await chooseWay(page, 'RPU');
    await chooseCafe(page, '62701');
    await chooseAsap(page);
    await page.getByRole('tab', { name: 'Soups', exact: true }).click();
    await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
    await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
    return { product: await kept(session, () => openProduct(page)), cartDrawer: await kept(session, () => openCart(page)) };
  } finally {
    await context.close();
  }
}

async function openProduct(page: Page) {
  const soup = page.getByRole('link', { name: 'Tomato Basil Soup', exact: true });
  await soup.click();
  await page.getByRole('button', { name: /^Add to cart/ }).waitFor();
  await page.goBack();
  await soup.waitFor();
}

async function openCart(page: Page) {
  await page.getByRole('button', { name: 'Cart 1 item' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: /^Check out/ }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
}

async function kept(session: CDPSession, open: () => Promise<void>): Promise<Kept> {
  for (let count = 0; count < WARM_UP; count += 1) await open();
  const before = await held(session);
  for (let count = 0; count < OPENINGS; count += 1) await open();
  const after = await held(session);
  return {
    openings: OPENINGS,
    before,
    after,
    heapGrowthPercent: growth(before.heapBytes, after.heapBytes),
    nodesGrowthPercent: growth(before.nodes, after.nodes),
  };
}

async function held(session: CDPSession): Promise<Held> {
  await session.send('Performance.enable');
  // What only finalizers hold goes with the second collection.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heapBytes: figure('JSHeapUsedSize'), nodes: figure('Nodes') };
}
