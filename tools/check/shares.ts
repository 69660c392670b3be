import { globSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the flows that each of some pages walks, so that a page draws no graph of another's: the largest first, each to the page that has the
 * least. The size of a flow's table stands for the time of its paths.
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
