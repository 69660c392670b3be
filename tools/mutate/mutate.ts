import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { flowsNamed, loadModels } from '../paths/models.ts';
import { mutateCharts } from './charts.ts';
import { mutateDomain } from './domain.ts';
import { explained } from './explained.ts';

/** Of each hundred mistakes, how many have to be found. */
const charted = 98;
const ruled = 98;

interface Result {
  readonly killed: number;
  readonly total: number;
}
const percentOf = ({ killed, total }: Result) => (total === 0 ? 100 : (100 * killed) / total);

/** `npm run mutate [-- --charts FLOW | --domain]`: are the tests any good? Writes `reports/mutation.json`; false where they are not. */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { charts: { type: 'boolean' }, domain: { type: 'boolean' } },
  });
  const isAll = values.charts !== true && values.domain !== true;
  const flows = flowsNamed(await loadModels(), positionals[0]);
  const silence = { by: {}, killed: 0, total: 0, survivors: [] };
  // XState warns of events that a mutant sends to a missing actor.
  console.warn = () => {};
  const charts = isAll || values.charts === true ? mutateCharts(flows, console.log) : silence;
  const domain = isAll || values.domain === true ? await mutateDomain() : silence;
  const survivors = [
    ...charts.survivors.map((id) => ({ room: 'machines', id, because: explained.charts[id] ?? null })),
    ...domain.survivors.map(({ id }) => ({ room: 'domain', id, because: explained.domain[id] ?? null })),
  ];
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/mutation.json', `${JSON.stringify({ charts, domain, survivors }, null, 2)}\n`);
  tell('charts', charts, charted);
  tell('domain', domain, ruled);
  const stale = isAll ? staleExcuses(survivors.map(({ id }) => id)) : [];
  for (const id of stale) console.log(`  Explained, but found by now: ${id}`);
  for (const { id, because } of survivors) console.log(`  ${id}: ${because ?? 'NOT EXPLAINED'}`);
  const isExplained = survivors.every(({ because }) => because !== null);
  return isExplained && stale.length === 0 && percentOf(charts) >= charted && percentOf(domain) >= ruled;
}

/** Reasons for mistakes that do not survive any more. */
const staleExcuses = (survivors: readonly string[]): string[] =>
  [...Object.keys(explained.charts), ...Object.keys(explained.domain)].filter((id) => !survivors.includes(id));

const tell = (room: string, result: Result, least: number) =>
  console.log(`${room}: ${result.killed} of ${result.total} killed, ${percentOf(result).toFixed(1)} % (at least ${least} %)`);

process.exitCode = (await main()) ? 0 : 1;
