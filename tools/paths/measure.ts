import { coverageOf, type Coverage } from '#model-tests/kit/coverage.ts';
import { execute } from '#model-tests/kit/execution.ts';
import { graphOf } from '#model-tests/kit/graph.ts';
import { tourOf, type Path } from '#model-tests/kit/tour.ts';
import type { Flow } from './models.ts';

const shares = ['states', 'transitions', 'guards', 'outcomes', 'screens'] as const;
type Count = { readonly covered: number; readonly total: number };
type Counts = Readonly<Record<(typeof shares)[number], Count>> & { readonly pairs?: Count };

/** A flow's line in `reports/models.json`. */
export interface FlowFigures extends Counts {
  readonly name: string;
  readonly paths: number;
  readonly steps: number;
  readonly lowerBound: number;
  readonly generateMs: number;
  readonly executeMs: number;
}
interface MeasuredPath {
  readonly path: Path;
  readonly ms: number;
}
export interface MeasuredFlow {
  readonly flow: Flow;
  readonly figures: FlowFigures;
  readonly coverage: Coverage;
  /** The slowest first. */
  readonly paths: readonly MeasuredPath[];
}

/** Generates a flow's paths and walks each on a live actor, by the clock. Throws where one fails. */
export async function measureFlow(flow: Flow): Promise<MeasuredFlow> {
  const { name, model } = flow;
  const began = performance.now();
  graphOf(model);
  const { paths, steps, lowerBound } = tourOf(model);
  const generateMs = performance.now() - began;
  const measured: MeasuredPath[] = [];
  for (const path of paths) measured.push({ path, ms: await timeOf(flow, path) });
  const coverage = coverageOf(model);
  const executeMs = measured.reduce((sum, { ms }) => sum + ms, 0);
  const figures = {
    name,
    ...countsOf(coverage),
    paths: paths.length,
    steps,
    lowerBound,
    generateMs: Math.round(generateMs),
    executeMs: Math.round(executeMs),
  };
  return { flow, figures, coverage, paths: measured.toSorted((one, other) => other.ms - one.ms) };
}

async function timeOf({ model }: Flow, { start, edges }: Path): Promise<number> {
  const began = performance.now();
  const execution = execute(model, start.input);
  for (const { event } of edges) await execution.move(event);
  return performance.now() - began;
}

function countsOf(coverage: Coverage): Counts {
  const count = ({ covered, total }: Count): Count => ({ covered, total });
  const [states, transitions, guards, outcomes, screens] = shares.map((share) => count(coverage[share]));
  return {
    states: states!,
    transitions: transitions!,
    guards: guards!,
    outcomes: outcomes!,
    screens: screens!,
    ...(coverage.pairs !== null && { pairs: count(coverage.pairs) }),
  };
}

/** All flows together. */
export function totalsOf(flows: readonly FlowFigures[]) {
  const sum = (read: (flow: FlowFigures) => number) => flows.reduce((total, flow) => total + read(flow), 0);
  const count = (read: (flow: FlowFigures) => Count | undefined): Count => ({
    covered: sum((flow) => read(flow)?.covered ?? 0),
    total: sum((flow) => read(flow)?.total ?? 0),
  });
  return {
    states: count(({ states }) => states),
    transitions: count(({ transitions }) => transitions),
    guards: count(({ guards }) => guards),
    outcomes: count(({ outcomes }) => outcomes),
    screens: count(({ screens }) => screens),
    pairs: count(({ pairs }) => pairs),
    paths: sum(({ paths }) => paths),
    steps: sum(({ steps }) => steps),
    lowerBound: sum(({ lowerBound }) => lowerBound),
    generateMs: sum(({ generateMs }) => generateMs),
    executeMs: sum(({ executeMs }) => executeMs),
  };
}
