import { globSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the flows whose paths each page of the drivers walks. The largest flow comes first, and each goes to the page with the least so far. A flow is
 * as large as the file of its transition table.
 */
export function sharesOf(pages: number): readonly (readonly string[])[] {
  const flows = globSync('model-tests/*/*.table.json', { cwd: root })
    .map((file) => ({ flow: path.basename(file, '.table.json'), size: statSync(path.join(root, file)).size }))
    .toSorted((one, other) => other.size - one.size || one.flow.localeCompare(other.flow, 'en'));
  const shares = Array.from({ length: pages }, () => ({ flows: [] as string[], size: 0 }));
  for (const { flow, size } of flows) {
    const least = shares.reduce((one, other) => (other.size < one.size ? other : one));
    least.flows.push(flow);
    least.size += size;
  }
  return shares.map(({ flows: own }) => own);
}
const root = path.join(import.meta.dirname, '../..');
