import lighthouse from 'lighthouse';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type BrowserContext } from 'playwright';
import { chooseAsap, chooseCafe, chooseWay, comeIn } from '#test/journeys/kit/steps.ts';
import { openBuiltSite } from '../built-site.ts';
import { chromiumFlags, ensureChromium } from '../chromium.ts';

const DEBUG_PORT = 9333;
const RUNS = 3;

/** How long the build takes; bytes and requests of the first load, and Lighthouse on a phone, of each page on the way of a guest. */
export async function benchSite() {
  const { url: site, buildMs, close } = await openBuiltSite();
  const browser = await chromium.launchPersistentContext(mkdtempSync(path.join(tmpdir(), 'bench-')), {
    executablePath: ensureChromium(),
    baseURL: site,
    args: [...chromiumFlags, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  const page = await browser.newPage();
  const measured: Record<string, object> = {};
  const measure = async (name: string, address: string) => {
    measured[name] = { load: await firstLoad(browser, address), lighthouse: await medians(browser, address) };
  };
  try {
    await measure('home', `${site}/app/home.html`);
    await measure('setup', `${site}/app/startOrder.html`);
    await comeIn(page);
    await chooseWay(page, 'RPU');
    await chooseCafe(page, '62701');
    await chooseAsap(page);
    await page.getByRole('tab', { name: 'Soups', exact: true }).click();
    await measure('menu', `${site}/app/menu.html`);
    await page.getByRole('link', { name: 'Tomato Basil Soup' }).click();
    const add = page.getByRole('button', { name: /^Add to cart/ });
    await add.waitFor();
    await measure('product', page.url());
    await add.click();
    await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
    await measure('cart', `${site}/app/cart.html`);
    await measure('checkout', `${site}/app/checkout.html`);
    return { buildMs, pages: measured };
  } finally {
    await browser.close();
    close();
  }
}

/** Forgets what was downloaded, and keeps the order and the cart. */
async function clearCache(browser: BrowserContext) {
  const page = await browser.newPage();
  const session = await browser.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
}

/** Calls and pictures are counted apart from what the page is made of. */
const kindOf = (type: string) => (type === 'image' ? 'pictures' : ['fetch', 'xhr'].includes(type) ? 'calls' : 'files');

async function firstLoad(browser: BrowserContext, address: string) {
  await clearCache(browser);
  const page = await browser.newPage();
  const files = new Set<string>();
  const requests = { files: 0, calls: 0, pictures: 0 };
  page.on('request', (request) => {
    requests[kindOf(request.resourceType())] += 1;
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  const sources = [...files].map((file) => readFileSync(path.join('dist', file)));
  const sum = (of: (source: Buffer) => Buffer) => sources.reduce((bytes, source) => bytes + of(source).byteLength, 0);
  return {
    requests,
    gzip: sum((source) => gzipSync(source, { level: 9 })),
    brotli: sum((source) => brotliCompressSync(source)),
  };
}

/** The median of each figure over some runs with an empty cache, on Lighthouse's phone. */
async function medians(browser: BrowserContext, address: string) {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await clearCache(browser);
    const result = await lighthouse(address, {
      port: DEBUG_PORT,
      // The order and the cart stay; the cache was cleared above.
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility'],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
    const { categories, audits } = result.lhr;
    runs.push({
      performance: (categories['performance']?.score ?? 0) * 100,
      accessibility: (categories['accessibility']?.score ?? 0) * 100,
      largestContentfulPaintMs: audits['largest-contentful-paint']?.numericValue ?? 0,
      totalBlockingTimeMs: audits['total-blocking-time']?.numericValue ?? 0,
      cumulativeLayoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    });
  }
  const middle = (name: string) => runs.map((run) => run[name] ?? 0).toSorted((one, other) => one - other)[Math.floor(RUNS / 2)];
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, middle(name)]));
}
