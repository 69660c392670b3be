import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { nextNoon } from './noon.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the production build is served, with the sandbox behind it. */
    readonly siteUrl: string;
  }
}

/** Builds the site and serves it, as `npm run build` and `npm run serve` do, for as long as the journeys last. */
export default async function setUp({ provide }: TestProject) {
  const build = spawnSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit', env: production, shell: isWindows });
  if (build.status !== 0) throw new Error('The site could not be built.');

  const server = spawn(process.execPath, ['tools/serve/serve.ts', '--port', '0', '--quick', '--clock', nextNoon()], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: production,
  });
  provide('siteUrl', await urlFrom(server.stdout));
  return () => void server.kill();
}

const isWindows = process.platform === 'win32';
const production = { ...process.env, NODE_ENV: 'production', VITEST: undefined };

async function urlFrom(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('The server ended before it said where it is.');
}
