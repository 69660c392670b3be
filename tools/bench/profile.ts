import path from 'node:path';
import { build } from 'vite';
import { serveBuild } from '../built-site.ts';
import { openPage, openPhone, slowDown } from './browser.ts';
import { costsOf, type Cost, type Profile } from './costs.ts';
import { guestWay } from './guest-way.ts';
import { table } from './print.ts';
import { handOn, type Tap } from './taps.ts';

/** A move and where its time went. */
interface Profiled extends Tap {
  readonly costs: readonly Cost[];
}

const NAMED = 3;
const FUNCTIONS = 30;
const SAMPLE_US = 250;

/** Walks the way of a guest through a build that keeps its names, and returns where the time of the slowest moves went, as text. */
export async function profileSlowest(): Promise<string> {
  const outDir = path.resolve('reports/named');
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, minify: false } });
  const { url, close } = await serveBuild(outDir);
  const { context } = await openPhone(url);
  try {
    const { page, session } = await openPage(context);
    await slowDown(session);
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    const profiles: Profile[] = [];
    const hand = await handOn(page, async (move) => {
      await session.send('Profiler.start');
      await move();
      // Until the frame that shows what the move did.
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 50))));
      profiles.push((await session.send('Profiler.stop')).profile);
    });
    await guestWay(hand);
    const moves = hand.taps.map((tap, at) => ({ ...tap, costs: costsOf(profiles[at]!) }));
    const slowest = moves.toSorted((one, other) => other.ms - one.ms).slice(0, NAMED);
    return slowest.map(described).join('\n\n');
  } finally {
    await context.close();
    close();
  }
}

const described = ({ step, what, ms, costs }: Profiled): string =>
  [
    `${step}: ${what}, ${ms} ms with the profiler`,
    table(
      ['function', 'total ms', 'self ms'],
      costs.slice(0, FUNCTIONS).map(({ name, totalMs, selfMs }) => [name, totalMs, selfMs]),
    ),
    '  by self time',
    table(
      ['function', 'self ms'],
      costs
        .toSorted((one, other) => other.selfMs - one.selfMs)
        .slice(0, FUNCTIONS / 2)
        .map(({ name, selfMs }) => [name, selfMs]),
    ),
  ].join('\n');
