import { buildSite, serveBuild } from '../built-site.ts';
import { openPage, openPhone, slowDown } from './browser.ts';
import { costsOf, type Cost, type Profile } from './costs.ts';
import { guestWay } from './guest-way.ts';
import { middle } from './interactions.ts';
import { table } from './print.ts';
import { handOn, type Tap } from './taps.ts';

/** A move and where its time went. */
export interface Profiled extends Tap {
  readonly costs: readonly Cost[];
}

const WALKS = 3;
const NAMED = 3;
const FUNCTIONS = 20;
const SAMPLE_US = 250;

/** Walks the way of a guest through a build that keeps its names, and returns where the time of the slowest moves went, as text. */
export async function profileSlowest(): Promise<string> {
  const outDir = 'reports/named';
  buildSite('--outDir', outDir, '--emptyOutDir', '--minify', 'false');
  const { url, close } = await serveBuild(outDir);
  try {
    const walks: Profiled[][] = [];
    for (let walk = 0; walk < WALKS; walk += 1) walks.push(await profiledWalk(url));
    return slowestOf(walks, NAMED).map(described).join('\n\n');
  } finally {
    close();
  }
}

async function profiledWalk(site: string): Promise<Profiled[]> {
  const { context } = await openPhone(site);
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
    return hand.taps.map((tap, at) => ({ ...tap, costs: costsOf(profiles[at]!) }));
  } finally {
    await context.close();
  }
}

/** The moves with the longest median, each from the walk that had it. */
export const slowestOf = (walks: readonly (readonly Profiled[])[], most: number): Profiled[] =>
  middle(walks)
    .map(({ ms }, at) => walks.map((walk) => walk[at]!).find((move) => move.ms === ms)!)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most);

/** Names of the framework's own frames say nothing of what was rendered. */
const isOurs = ({ name }: Cost) => !name.endsWith('· libraries');

const described = ({ step, what, ms, costs }: Profiled): string =>
  [
    `${step}: ${what}, ${ms} ms with the profiler`,
    table(
      ['ours, with what it calls', 'total ms', 'self ms'],
      costs
        .filter(isOurs)
        .slice(0, FUNCTIONS)
        .map(({ name, totalMs, selfMs }) => [name, totalMs, selfMs]),
    ),
    table(
      ['all, by itself', 'self ms'],
      costs
        .toSorted((one, other) => other.selfMs - one.selfMs)
        .slice(0, FUNCTIONS)
        .map(({ name, selfMs }) => [name, selfMs]),
    ),
  ].join('\n');
