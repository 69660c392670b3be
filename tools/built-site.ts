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

/** Builds the site and serves it. @throws where it cannot be built or served. */
export async function openBuiltSite(): Promise<BuiltSite> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const began = Date.now();
  if (spawnSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit', env }).status !== 0)
    throw new Error('The site could not be built.');
  const buildMs = Date.now() - began;
  const server = spawn(process.execPath, ['tools/serve/serve.ts', '--port', '0', '--clock', nextNoon()], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  return { url: await urlFrom(server.stdout), buildMs, close: () => server.kill() };
}

async function urlFrom(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('The server ended before it said where it is.');
}
