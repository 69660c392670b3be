import { buildSite, serveBuild } from '../built-site.ts';
import { forgetFiles, openPage, openPhone, slowDown } from './browser.ts';
import { median } from './figures.ts';
import { MEASURE, PAUSE } from './measured.ts';

const RUNS = 5;

/**
 * How long it takes to put the app together (root chart, stored state, router, effects) on a slow processor, in milliseconds. Nothing of
 * it waits for the network, so that it is time of the main thread. The build is one more, since the product does not measure itself.
 */
export async function benchStart(): Promise<number> {
  const outDir = 'reports/measured';
  buildSite('--config', 'tools/bench/measured.config.ts', '--outDir', outDir, '--emptyOutDir');
  const { url, close } = await serveBuild(outDir);
  const { context } = await openPhone(url);
  const times: number[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      await forgetFiles(context, url);
      const { page, session } = await openPage(context);
      await slowDown(session);
      await page.goto('/app/menu.html', { waitUntil: 'networkidle' });
      const durationOf = (name: string) => page.evaluate((name) => performance.getEntriesByName(name, 'measure')[0]?.duration ?? NaN, name);
      times.push((await durationOf(MEASURE)) - (await durationOf(PAUSE)));
      await page.close();
    }
  } finally {
    await context.close();
    close();
  }
  return Math.round(median(times));
}
