import { spawn } from 'node:child_process';
import { execute } from '#model-tests/kit/execution.ts';
import { graphOf } from '#model-tests/kit/graph.ts';
import { looksOf } from '#model-tests/kit/distinct-screens.ts';
import { describeFailure, walkAtRandom } from '#model-tests/kit/random.ts';
import { pathsOf, tourOfNames, type Path } from '#model-tests/kit/tour.ts';
import { placeOf } from './describe.ts';
import { eventInWords, placeInWords, stepInWords } from './list.ts';
import type { Flow } from './models.ts';
import { suggestion } from './suggestion.ts';

interface Found {
  readonly flow: Flow;
  readonly path: Path;
}

/** The path of an id, among those of the charts and those of the drivers. Throws where there is none. */
export function findPath(flows: readonly Flow[], id: string): Found {
  for (const flow of flows) {
    const byHand = () => tourOfNames(graphOf(flow.model), looksOf(flow.model)).paths;
    const path = [...pathsOf(flow.model), ...byHand()].find((known) => known.id === id);
    if (path !== undefined) return { flow, path };
  }
  const known = flows.flatMap(({ model }) => pathsOf(model).map((path) => path.id));
  throw new Error(`No path has the id "${id}".${suggestion(id, known)} "npm run paths -- FLOW" lists them.`);
}

/** Walks a path on a live actor and tells every move; false when the actor does something else than the chart says. */
export async function runPath({ flow: { name, model }, path }: Found): Promise<boolean> {
  console.log(`${name}, path ${path.id}, from "${path.start.name}": ${placeInWords(placeOf(model, path.start.node.snapshot))}`);
  const execution = execute(model, path.start.input);
  for (const [at, { event }] of path.edges.entries()) {
    try {
      await execution.move(event);
    } catch (error) {
      console.error(`${String(at + 1).padStart(5)}. ${eventInWords(model, event)}\n       → failed: ${(error as Error).message}`);
      return false;
    }
    console.log(stepInWords(at + 1, eventInWords(model, event), placeOf(model, execution.predicted())));
  }
  console.log('Everything as the chart says.');
  return true;
}

/** Walks a path by hand through the real view in a window that can be watched. */
export const showPath = ({ flow: { name }, path }: Found): Promise<boolean> =>
  new Promise((done) => {
    const command = ['run', '--project', 'drivers', '--browser.headless=false', '--browser.ui=false', '--testTimeout=0', '-t', path.id];
    const env = { ...process.env, DRIVER_PATH: path.id, DRIVER_PACE_MS: process.env['DRIVER_PACE_MS'] ?? '600' };
    console.log(`${name}, path ${path.id}, by hand. DRIVER_PACE_MS sets how long each move is shown.`);
    spawn('vitest', command, { stdio: 'inherit', shell: true, env }).on('close', (code) => done(code === 0));
  });

/** Random walks from a seed through some flows; false when something does not hold. */
export async function walkFlows(flows: readonly Flow[], seed: number): Promise<boolean> {
  let isGood = true;
  for (const { name, model } of flows) {
    const failure = await walkAtRandom(model, { seed });
    isGood &&= failure === null;
    console.log(failure === null ? `${name} holds on the walks of seed ${seed}.` : describeFailure(name, failure));
  }
  return isGood;
}
