import { mkdirSync, writeFileSync } from 'node:fs';
import { describePath, flowRequirements } from './describe.ts';
import { measureFlow, totalsOf, type MeasuredFlow } from './measure.ts';
import type { Flow } from './models.ts';
import { reportPage } from './page.ts';

/** Walks every path and writes `reports/models.json` and `reports/models/index.html`. Throws where a path fails. */
export async function writeReport(flows: readonly Flow[]): Promise<true> {
  const measured: MeasuredFlow[] = [];
  for (const flow of flows) measured.push(await measureFlow(flow));
  const figures = measured.map((flow) => flow.figures);
  const withPaths = measured.map(({ flow, figures: { paths: pathCount, ...numbers }, paths }) => ({
    ...numbers,
    pathCount,
    requirements: flowRequirements(flow),
    paths: paths.map(({ path, ms }) => ({ ...describePath(flow, path), ms: Math.round(ms * 10) / 10 })),
  }));
  mkdirSync('reports/models', { recursive: true });
  writeFileSync('reports/models.json', `${JSON.stringify({ flows: withPaths, totals: totalsOf(figures) }, null, 1)}\n`);
  writeFileSync('reports/models/index.html', await reportPage(measured));
  console.log('Written: reports/models.json, reports/models/index.html');
  return true;
}
