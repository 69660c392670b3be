import { mkdirSync, writeFileSync } from 'node:fs';
import { measureFlow, totalsOf, type MeasuredFlow } from './measure.ts';
import type { Flow } from './models.ts';
import { reportPage } from './page.ts';

/** Walks every path and writes `reports/models.json` and `reports/models/index.html`. Throws where a path fails. */
export async function writeReport(flows: readonly Flow[]): Promise<true> {
  const measured: MeasuredFlow[] = [];
  for (const flow of flows) measured.push(await measureFlow(flow));
  const figures = measured.map((flow) => flow.figures);
  mkdirSync('reports/models', { recursive: true });
  writeFileSync('reports/models.json', `${JSON.stringify({ flows: figures, totals: totalsOf(figures) }, null, 2)}\n`);
  writeFileSync('reports/models/index.html', reportPage(measured));
  console.log('Written: reports/models.json, reports/models/index.html');
  return true;
}
