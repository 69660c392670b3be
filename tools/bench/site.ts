import lighthouse from 'lighthouse';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { chooseAsap, chooseCafe, chooseWay, comeIn } from '#test/journeys/kit/steps.ts';
import { openBuiltSite } from '../built-site.ts';
import { chromiumFlags, ensureChromium } from '../chromium.ts';

const DEBUG_PORT = 9333;
const RUNS = 3;

/** How long the build takes, bytes and requests of the first load per page, and Lighthouse on a phone. */
export async function benchSite() {
  const { url: site, buildMs, close } = await openBuiltSite();
  const browser = await chromium.launchPersistentContext(mkdtempSync(path.join(tmpdir(), 'bench-')), {
    executablePath: ensureChromium(),
    baseURL: site,
    args: [...chromiumFlags, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const addresses = { orderSetup: `${site}/app/startOrder.html`, menu: `${site}/app/menu.html`, cart: `${site}/app/cart.html` };
    const lighthouses: Record<string, object> = { orderSetup: await medians(addresses.orderSetup) };
    const page = await browser.newPage();
    await comeIn(page);
    await chooseWay(page, 'RPU');
    await chooseCafe(page, '62701');
    await chooseAsap(page);
    await page.getByRole('tab', { selected: true }).waitFor();
    lighthouses['menu'] = await medians(addresses.menu);
    const loads: Record<string, object> = {};
    for (const [name, address] of Object.entries(addresses)) loads[name] = await firstLoad(await browser.newPage(), address);
    return { buildMs, loads, lighthouse: lighthouses };
  } finally {
    await browser.close();
    close();
  }
}

async function firstLoad(page: Page, address: string) {
  const files = new Set<string>();
  let requests = 0;
  page.on('request', (request) => {
    requests += 1;
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  const sources = [...files].map((file) => readFileSync(path.join('dist', file)));
  const sum = (of: (source: Buffer) => Buffer) => sources.reduce((bytes, source) => bytes + of(source).byteLength, 0);
  return {
    requests,
    files: files.size,
    gzip: sum((source) => gzipSync(source, { level: 9 })),
    brotli: sum((source) => brotliCompressSync(source)),
  };
}

/** The median of each figure over some runs, on Lighthouse's phone. */
async function medians(address: string) {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(address, {
      port: DEBUG_PORT,
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
