import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Page } from 'playwright';
import { openBuiltSite } from '../built-site.ts';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { boardPage, type Finding, type Picture } from './board-page.ts';
import type { Walk } from './walks/walk.ts';
import { walks } from './walks/walks.ts';

/**
 * `npm run board [-- pictures|axe]`: pictures of the pages of the production build, and what axe finds on them, as
 * `reports/board/index.html`.
 */
const only = process.argv[2];
const folder = 'reports/board';
const looks = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));
const axeWidths = [320, 390, 768, 1280];
/** By night only the contrast is another. Forced colors are the user's own: their contrast is not the page's. */
const axeColors = [
  { colorScheme: 'light', forcedColors: 'none', rules: {} },
  { colorScheme: 'dark', forcedColors: 'none', rules: { runOnly: ['color-contrast'] } },
  { colorScheme: 'light', forcedColors: 'active', rules: { rules: { 'color-contrast': { enabled: false } } } },
] as const;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const HEIGHT = 844;
/** Of the window in which a page is walked. */
const WIDTH = 1280;
/** What comes after the page: maps, the way of an order, a total that has stood. */
const SETTLING_MS = 1800;
/** What another width or scheme brings: pictures of another size. */
const CHANGE_MS = 400;
/** A longer page is cut. */
const MOST_HEIGHT = 6000;

const site = await openBuiltSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const pictures: Picture[] = [];
const findings: Finding[] = [];
mkdirSync(folder, { recursive: true });
try {
  const left = [...walks];
  // Two cores: two walks at a time, each of them once for all looks.
  await Promise.all([walkOneByOne(left), walkOneByOne(left)]);
} finally {
  await browser.close();
  site.close();
}
writeFileSync(`${folder}/index.html`, boardPage(pictures, findings));
console.log(`${pictures.length} pictures, ${findings.length} findings of axe: ${folder}/index.html`);
for (const { page, look, rule, target } of findings) console.log(`${page}, ${look}: ${rule} at ${target}`);
process.exitCode = findings.length === 0 ? 0 : 1;

async function walkOneByOne(left: Walk[]) {
  for (let walk = left.shift(); walk !== undefined; walk = left.shift()) {
    const viewport = { width: WIDTH, height: HEIGHT };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', baseURL: site.url });
    const page = await context.newPage();
    await walk(page, (name) => take(page, name));
    await context.close();
  }
}

async function take(page: Page, name: string) {
  if (only !== 'axe') await page.waitForTimeout(SETTLING_MS);
  if (only !== 'pictures') await examine(page, name);
  for (const { width, scheme } of only === 'axe' ? [] : looks) await takePicture(page, name, { width, scheme });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
}

/**
 * Pictures of lower parts load when they come into view; in a window as high as the page, what sticks is at its foot. Under a dialog
 * the page is not scrolled: the window is as high as the dialog.
 */
async function takePicture(page: Page, name: string, { width, scheme }: Pick<Picture, 'width' | 'scheme'>) {
  await page.emulateMedia({ colorScheme: scheme, forcedColors: 'none' });
  await page.setViewportSize({ width, height: HEIGHT });
  const height = await page.evaluate(() => (document.querySelector('dialog[open]') ?? document.documentElement).scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, HEIGHT), MOST_HEIGHT) });
  await page.waitForTimeout(CHANGE_MS);
  const file = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${width}-${scheme}.png`;
  await page.screenshot({ path: `${folder}/${file}` });
  pictures.push({ page: name, width, scheme, file });
}

async function examine(page: Page, name: string) {
  for (const width of axeWidths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const { colorScheme, forcedColors, rules } of axeColors) {
      await page.emulateMedia({ colorScheme, forcedColors });
      const look = `${width} px, ${forcedColors === 'active' ? 'forced colors' : colorScheme}`;
      for (const { rule, target } of await violations(page, rules)) findings.push({ page: name, look, rule, target });
    }
  }
}

type Violation = Pick<Finding, 'rule' | 'target'>;

/** Colors that are in transition after a change of the look are finished first. */
function violations(page: Page, rules: object): Promise<readonly Violation[]> {
  const options = JSON.stringify({ resultTypes: ['violations'], ...rules });
  return page.evaluate(`${axe};
    new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      .then(() => {
        for (const motion of document.getAnimations()) if (motion.effect?.getTiming().iterations === 1) motion.finish();
        return axe.run(document, ${options});
      })
      .then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ rule: id, target: target.join(' ') }))))`);
}
