import { parseArgs } from 'node:util';
import { readChanges } from './changes.ts';
import { createSite } from './site.ts';
import { start } from './start.ts';

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: 'localhost' },
    build: { type: 'string', default: 'dist' },
    /** A JSON file with what the operator sets in the page's configuration. */
    config: { type: 'string' },
    /** An instant at which the bakery's clock starts; left out: now. */
    clock: { type: 'string' },
    /** Compresses files quickly, for a site that is asked for a few pages; left out: as small as it can in a few seconds. */
    quick: { type: 'boolean', default: false },
    /** At least so many placards on every menu; left out: the bakery's own. */
    placards: { type: 'string' },
  },
});

/** The production build and the pretend bakery over real HTTP on one origin, until it is stopped. */
async function serve() {
  // Node 22 has no Temporal of its own, and the bakery reads its clock as it opens.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const { openBakery } = await import('#sandbox/node.ts');
  if (options.placards !== undefined) (await import('#sandbox/world/menu/copies.ts')).enlargeMenu(countFrom(options.placards));
  const lead = options.clock === undefined ? 0 : Temporal.Instant.from(options.clock).epochMilliseconds - Date.now();
  const machine = () => Temporal.Now.instant().add({ milliseconds: lead });
  const changes = options.config === undefined ? {} : readChanges(options.config);
  const compression = options.quick ? 'quick' : 'small';
  const site = createSite({ build: options.build, openSandbox: () => openBakery({ machine }), changes, compression });
  const { url } = await start(site, Number(options.port), options.host);
  console.log(`Serving ${options.build} on ${url}`);
}

function countFrom(typed: string): number {
  const count = Number(typed);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--placards takes a number of placards, and not "${typed}".`);
  return count;
}

await serve().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
