import { readFileSync } from 'node:fs';
import { tableFrom } from '#model-tests/kit/table.ts';
import type { Flow } from '../paths/models.ts';
import { tableFile } from '../paths/table-file.ts';
import { judge, judges, type Judge } from './charts/judge.ts';
import { mutantsOf } from './charts/mutants.ts';

export interface ChartResults {
  readonly killed: number;
  readonly total: number;
  readonly by: Readonly<Record<Judge, number>>;
  readonly survivors: readonly string[];
}

/** Milliseconds between two reports of progress on a chart. */
const OFTEN = 5000;

/** Makes every mistake in every chart, one at a time, has tables, laws, paths and invariants look for it, and reports progress. */
export function mutateCharts(flows: readonly Flow[], tell: (words: string) => void): ChartResults {
  const by = Object.fromEntries(judges.map((name) => [name, 0])) as Record<Judge, number>;
  const survivors: string[] = [];
  let total = 0;
  for (const { name, model } of flows) {
    const table = tableFrom(readFileSync(tableFile(name), 'utf8'));
    const mutants = mutantsOf(model.machine);
    const began = Date.now();
    const secondsSince = () => ((Date.now() - began) / 1000).toFixed(1);
    let told = began;
    for (const [judged, { id, machine }] of mutants.entries()) {
      if (Date.now() - told >= OFTEN) {
        told = Date.now();
        tell(`${name}: ${judged} of ${mutants.length} mutants after ${secondsSince()} s`);
      }
      const killer = judge(model, table, machine);
      if (killer === null) survivors.push(id);
      else by[killer] += 1;
    }
    total += mutants.length;
    tell(`${name}: ${mutants.length} mutants in ${secondsSince()} s`);
  }
  return { killed: total - survivors.length, total, by, survivors };
}
