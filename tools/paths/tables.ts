import { mkdirSync, writeFileSync } from 'node:fs';
import { tableOf, textOf } from '#model-tests/kit/table.ts';
import type { Flow } from './models.ts';

/** Writes what the flows do now as what they have to do from now on. */
export function writeTables(flows: readonly Flow[]): true {
  mkdirSync('model-tests/tables', { recursive: true });
  for (const { name, model } of flows) writeFileSync(`model-tests/tables/${name}.json`, textOf(tableOf(model)));
  console.log(`Written: ${flows.map(({ name }) => `model-tests/tables/${name}.json`).join(', ')}`);
  return true;
}
