import path from 'node:path';
import { build, type Plugin } from 'vite';
import { serveBuild } from '../built-site.ts';
import { forgetFiles, openPage, openPhone, slowDown } from './browser.ts';
import { median } from './figures.ts';

const MEASURE = 'bench-compose';
const RUNS = 5;

const call = /await (compose\([^()]*\))/;

/** `src/app/main.tsx` with a measure around the call that puts the app together. @throws where there is no such call. */
export function withMeasure(source: string): string {
  if (!call.test(source)) throw new Error('src/app/main.tsx does not call compose(): adapt tools/bench/start.ts.');
  return source.replace(
    call,
    (_, composed: string) =>
      `(performance.mark('${MEASURE}'), await ${composed}.finally(() => performance.measure('${MEASURE}', '${MEASURE}')))`,
  );
}

const measured: Plugin = {
  name: 'bench-start',
  enforce: 'pre',
  transform: { filter: { id: /src\/app\/main\.tsx$/ }, handler: (code) => ({ code: withMeasure(code), map: null }) },
};

/**
 * How long it takes to put the app together (root chart, stored state, router, effects) on a slow processor, in milliseconds. Nothing of
 * it waits for the network, so that it is time of the main thread. The build is one more, since the product does not measure itself.
 */
export async function benchStart(): Promise<number> {
  const outDir = path.resolve('reports/measured');
  await build({ plugins: [measured], logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const { url, close } = await serveBuild(outDir);
  const { context } = await openPhone(url);
  const times: number[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      await forgetFiles(context, url);
      const { page, session } = await openPage(context);
      await slowDown(session);
      await page.goto('/app/menu.html', { waitUntil: 'networkidle' });
      times.push(await page.evaluate((name) => performance.getEntriesByName(name, 'measure')[0]?.duration ?? 0, MEASURE));
      await page.close();
    }
  } finally {
    await context.close();
    close();
  }
  return Math.round(median(times));
}
