import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { nextNoon } from '#test/journeys/kit/noon.ts';

/** The production build over HTTP, at an hour at which every cafe is open. */
export interface BuiltSite {
  readonly url: string;
  /** How long the build took, in milliseconds. */
  readonly buildMs: number;
  readonly close: () => void;
}

/** Builds the site in a process of its own, whose libraries are those of production. @throws where it cannot be built. */
export function buildSite(...options: readonly string[]): void {
  if (spawnSync('vite', ['build', '--logLevel', 'warn', ...options], { stdio: 'inherit', env: production() }).status !== 0)
    throw new Error('The site could not be built.');
}

/** Builds the site and serves it. @throws where it cannot be built or served. */
export async function openBuiltSite(): Promise<BuiltSite> {
  const began = Date.now();
  buildSite();
  const buildMs = Date.now() - began;
  return { buildMs, ...(await serveBuild('dist')) };
}

interface ServeOptions {
  /** Default: a free one. */
  readonly port?: number;
  /** A JSON file with what the operator sets in the page's configuration. */
  readonly config?: string;
  /** At least so many placards on every menu; default: the bakery's own. */
  readonly placards?: number;
  /** Compresses files quickly, where no bytes are measured. */
  readonly isQuick?: boolean;
}

/** Serves a build that is there, at an hour at which every cafe is open. @throws where it cannot be served. */
export async function serveBuild(
  build: string,
  { port = 0, config, placards, isQuick = false }: ServeOptions = {},
): Promise<Pick<BuiltSite, 'url' | 'close'>> {
  const options = [
    '--build',
    build,
    '--port',
    String(port),
    '--clock',
    nextNoon(),
    ...(isQuick ? ['--quick'] : []),
    ...(config === undefined ? [] : ['--config', config]),
    ...(placards === undefined ? [] : ['--placards', String(placards)]),
  ];
  const server = spawn(process.execPath, ['tools/serve/serve.ts', ...options], { stdio: ['ignore', 'pipe', 'inherit'], env: production() });
  return { url: await urlFrom(server.stdout), close: () => server.kill() };
}

const production = () => ({ ...process.env, NODE_ENV: 'production' });

async function urlFrom(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('The server ended before it said where it is.');
}
