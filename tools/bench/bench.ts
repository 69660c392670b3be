import { mkdirSync, writeFileSync } from 'node:fs';
import { benchPaths } from './paths.ts';
import { benchSite } from './site.ts';

/** `npm run bench [-- paths|site]`: figures of one run, into `reports/bench.json`. */
const only = process.argv[2];
const report = {
  ...(only !== 'site' && { paths: await benchPaths() }),
  ...(only !== 'paths' && (await benchSite())),
};
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.json', JSON.stringify(report, null, 2));
console.log(JSON.stringify(report, null, 2));
