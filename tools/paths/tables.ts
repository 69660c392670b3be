import { writeFileSync } from 'node:fs';
import { tableOf, textOf } from '#model-tests/kit/table.ts';
import type { Flow } from './models.ts';
import { tableFile } from './table-file.ts';

/** Writes what the flows do now as what they have to do from now on. */
export function writeTables(flows: readonly Flow[]): true {
  for (const { name, model } of flows) {
    writeFileSync(tableFile(name), textOf(tableOf(model)));
    console.log(`Written: ${tableFile(name)}`);
  }
  return true;
}
