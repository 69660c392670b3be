import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { tableFile } from '../paths/table-file.ts';

const PREFIX = 'virtual:flow-version/';

/** Names of the flows that a flow invokes or spawns: its files import their machines, not only their types. */
function flowsInside(folder: string, flow: string): readonly string[] {
  const files = readdirSync(path.join(folder, flow)).map((file) => readFileSync(path.join(folder, flow, file), 'utf8'));
  return files.flatMap((source) =>
    [...source.matchAll(/^import \{[^}]*\} from '\.\.\/([\w-]+)\/\1\.machine\.ts';$/gm)].map(([, name]) => name!),
  );
}

/** Returns a flow and every flow inside it, in a stable order. */
export function flowsOf(folder: string, flow: string): readonly string[] {
  const found = new Set([flow]);
  for (const name of found) for (const inside of flowsInside(folder, name)) found.add(inside);
  return [...found].toSorted();
}

/** Returns the version of a flow: a hash of its transition table and of the tables of every flow inside it. */
export function flowVersion(flow: string, folders = { machines: 'machines', tables: 'model-tests' }): string {
  const hash = createHash('sha256');
  for (const name of flowsOf(folders.machines, flow)) {
    const table = tableFile(name, folders.tables);
    if (!existsSync(table)) throw new Error(`The flow "${name}" has no table: run "npm run paths -- ${name} --write".`);
    hash.update(readFileSync(table));
  }
  return hash.digest('base64url').slice(0, 8);
}

/** Provides `virtual:flow-version/<flow>`: a stored snapshot of another version of the flow is not restored. */
export const flowVersions = (): Plugin => ({
  name: 'site-flow-versions',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const flow = id.slice(PREFIX.length + 1);
    for (const name of flowsOf('machines', flow)) this.addWatchFile(path.resolve(tableFile(name)));
    return `export default ${JSON.stringify(flowVersion(flow))};`;
  },
});
