import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright';
import { openBuiltSite } from '../built-site.ts';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { boardPage, type Finding, type Picture } from './board-page.ts';
import { walks, type Take } from './walks.ts';

/**
 * `npm run board [-- pictures|axe]`: pictures of the pages of the production build, and what axe finds on them, as
 * `reports/board/index.html`.
 */
const only = process.argv[2];
const folder = 'reports/board';
const looks = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));
const axeWidths = [320, 390, 768, 1280];
/** Forced colors are the user's own: their contrast is not the page's. */
const axeColors = [
  { colorScheme: 'light', forcedColors: 'none', skipped: [] },
  { colorScheme: 'dark', forcedColors: 'none', skipped: [] },
  { colorScheme: 'light', forcedColors: 'active', skipped: ['color-contrast'] },
] as const;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const HEIGHT = 844;
/** What comes after the page: maps, the way of an order, a total that has stood. */
const SETTLING_MS = 1800;
/** A longer page is cut. */
const MOST_HEIGHT = 6000;

const site = await openBuiltSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const pictures: Picture[] = [];
const findings: Finding[] = [];
mkdirSync(folder, { recursive: true });
try {
  for (const { width, scheme } of only === 'axe' ? [] : looks)
    await walkAll({ width, scheme }, (page) => (name) => takePicture(page, name, { width, scheme }));
  if (only !== 'pictures') await walkAll({ width: 1280, scheme: 'light' }, (page) => (name) => examine(page, name));
} finally {
  await browser.close();
  site.close();
}
writeFileSync(`${folder}/index.html`, boardPage(pictures, findings));
console.log(`${pictures.length} pictures, ${findings.length} findings of axe: ${folder}/index.html`);
for (const { page, look, rule, target } of findings) console.log(`${page}, ${look}: ${rule} at ${target}`);
process.exitCode = findings.length === 0 ? 0 : 1;

interface Look {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

async function walkAll({ width, scheme }: Look, takeOn: (page: Page) => Take) {
  for (const walk of walks) {
    const page = await newPage(browser, { width, scheme });
    await walk(page, takeOn(page));
    await page.context().close();
  }
}

async function newPage(from: Browser, { width, scheme }: Look): Promise<Page> {
  const viewport = { width, height: HEIGHT };
  const context = await from.newContext({ viewport, colorScheme: scheme, reducedMotion: 'reduce', baseURL: site.url });
  return context.newPage();
}

/** Pictures of lower parts load when they come into view; in a window as high as the page, what sticks is at its foot. */
async function takePicture(page: Page, name: string, { width, scheme }: Look) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, HEIGHT), MOST_HEIGHT) });
  await page.waitForTimeout(SETTLING_MS);
  const file = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${width}-${scheme}.png`;
  // A page is at least as high as its window.
  await page.screenshot({ path: `${folder}/${file}`, fullPage: true });
  await page.setViewportSize({ width, height: HEIGHT });
  pictures.push({ page: name, width, scheme, file });
}

async function examine(page: Page, name: string) {
  for (const width of axeWidths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const { colorScheme, forcedColors, skipped } of axeColors) {
      await page.emulateMedia({ colorScheme, forcedColors });
      const look = `${width} px, ${forcedColors === 'active' ? 'forced colors' : colorScheme}`;
      for (const { rule, target } of await violations(page, skipped)) findings.push({ page: name, look, rule, target });
    }
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
}

type Violation = Pick<Finding, 'rule' | 'target'>;

/** Colors that are in transition after a change of the look are finished first. */
function violations(page: Page, skipped: readonly string[]): Promise<readonly Violation[]> {
  const rules = JSON.stringify(Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])));
  return page.evaluate(`${axe};
    new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      .then(() => {
        for (const motion of document.getAnimations()) if (motion.effect?.getTiming().iterations === 1) motion.finish();
        return axe.run(document, { resultTypes: ['violations'], rules: ${rules} });
      })
      .then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ rule: id, target: target.join(' ') }))))`);
}
