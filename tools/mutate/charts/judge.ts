import type { AnyStateMachine } from 'xstate';
import { coverageOf } from '#model-tests/kit/coverage.ts';
import { predictTransition } from '#model-tests/kit/predict-transition.ts';
import { graphOf } from '#model-tests/kit/graph.ts';
import { brokenAt } from '#model-tests/kit/invariants.ts';
import { laws } from '#model-tests/kit/laws.ts';
import type { AnyModel } from '#model-tests/kit/model.ts';
import { counterExampleTo, type Table } from '#model-tests/kit/table.ts';
import { pathsOf } from '#model-tests/kit/tour.ts';

/** Who notices a mistake in a chart, in this order: the table needs no graph, and stops at the first difference. */
export const judges = ['build', 'table', 'laws', 'coverage', 'invariants'] as const;
export type Judge = (typeof judges)[number];

/** Returns the first check that fails for a changed chart; null where none does. */
export function judge(model: AnyModel, table: Table, build: () => AnyStateMachine): Judge | null {
  let mutant: AnyModel;
  try {
    mutant = { ...model, machine: build(), limit: graphOf(model).nodes.length * 4 + 50 };
  } catch {
    return 'build';
  }
  const trials: Readonly<Record<Exclude<Judge, 'build'>, () => boolean>> = {
    table: () => counterExampleTo(table, mutant) !== null,
    laws: () => laws.some(({ broken }) => broken(mutant).length > 0),
    coverage: () => hasGaps(mutant),
    invariants: () => breaksInvariant(mutant),
  };
  return judges.find((name) => name !== 'build' && throwsOr(trials[name])) ?? null;
}

function throwsOr(trial: () => boolean): boolean {
  try {
    return trial();
  } catch {
    return true;
  }
}

function hasGaps(model: AnyModel): boolean {
  const { states, transitions, guards, outcomes, screens, pairs } = coverageOf(model);
  return [states, transitions, guards, outcomes, screens, pairs].some((share) => share !== null && share.missing.length > 0);
}

function breaksInvariant(model: AnyModel): boolean {
  return pathsOf(model).some(({ start, edges }) => {
    let { snapshot } = start.node;
    return edges.some(({ event }, at) => {
      snapshot = predictTransition(model, snapshot, event).snapshot;
      const trail = edges.slice(0, at + 1).map((edge) => edge.event);
      return brokenAt(model, snapshot, trail).length > 0;
    });
  });
}
