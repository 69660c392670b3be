import { parseArgs } from 'node:util';
import { createSite } from './site.ts';
import { start } from './start.ts';

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: 'localhost' },
    build: { type: 'string', default: 'dist' },
    'frame-ancestors': { type: 'string' },
  },
});

/** The production build and the pretend bakery over real HTTP on one origin, until it is stopped. */
async function serve() {
  // Node 22 has no Temporal of its own, and the bakery reads its clock as it opens.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const { openBakery } = await import('#sandbox/node.ts');
  const site = createSite({ build: options.build, handlers: openBakery(), frameAncestors: options['frame-ancestors'] });
  const { url } = await start(site, Number(options.port), options.host);
  console.log(`Serving ${options.build} and the sandbox on ${url}`);
}

await serve().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
