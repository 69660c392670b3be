import { readFileSync } from 'node:fs';
import { tableFrom } from '#model-tests/kit/table.ts';
import type { Flow } from '../paths/models.ts';
import { judge, judges, type Judge } from './charts/judge.ts';
import { mutantsOf } from './charts/mutants.ts';

export interface ChartResults {
  readonly killed: number;
  readonly total: number;
  readonly by: Readonly<Record<Judge, number>>;
  readonly survivors: readonly string[];
}

/** Makes every mistake in every chart, one at a time, and has paths, laws, invariants and tables look for it. */
export function mutateCharts(flows: readonly Flow[], tell: (words: string) => void): ChartResults {
  const by = Object.fromEntries(judges.map((name) => [name, 0])) as Record<Judge, number>;
  const survivors: string[] = [];
  let total = 0;
  for (const { name, model } of flows) {
    const table = tableFrom(readFileSync(`model-tests/tables/${name}.json`, 'utf8'));
    const mutants = mutantsOf(model.machine);
    for (const { id, machine } of mutants) {
      const killer = judge(model, table, machine);
      if (killer === null) survivors.push(id);
      else by[killer] += 1;
    }
    total += mutants.length;
    tell(`${name}: ${mutants.length} mutants`);
  }
  return { killed: total - survivors.length, total, by, survivors };
}
