import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig, type Config } from '#domain/config/config.ts';
import { startFiles } from './start-pages.ts';

const block = /(<script type="application\/json" id="config">)([^]*?)(<\/script>)/;

/** The default configuration of a served page: the API is on this server, and the page loads no sandbox. */
export const served = { sandbox: 'off', apiBaseUrl: '/api' } as const;

/** Where MSW's service worker is, in a build for a page with the sandbox inside. */
export const WORKER_PATH = '/mockServiceWorker.js';

/** The page of a build that every address may get. Throws when there is no build. */
export function readPage(build: string): string {
  if (!existsSync(build)) throw new Error(`There is no build in ${build}: run "npm run build" first.`);
  return readFileSync(path.join(build, 'index.html'), 'utf8');
}

/** Every page of a build by its address: `/index.html`, and those that begin in a shape of their own. Throws when there is no build. */
export function readPages(build: string): Readonly<Record<string, string>> {
  const own = startFiles.filter(({ file }) => existsSync(path.join(build, file)));
  return {
    '/index.html': readPage(build),
    ...Object.fromEntries(own.map(({ file }) => [`/${file}`, readFileSync(path.join(build, file), 'utf8')])),
  };
}

/** The text of the page's block of configuration; null: there is none. */
export const configBlock = (page: string): string | null => block.exec(page)?.[2] ?? null;

/** True when the page's own block asks for the sandbox inside the page. */
export const isSandboxEmbedded = (page: string): boolean => readConfig(configBlock(page)).config?.sandbox === 'embedded';

interface ConfiguredPage {
  readonly page: string;
  readonly config: Config;
}

/**
 * The page with its block of configuration changed, as an operator would do, and the configuration that results. Throws when the page has
 * no such block, and when a value of it is invalid.
 */
export function configure(page: string, changes: Readonly<Record<string, unknown>>): ConfiguredPage {
  const [, , text] = block.exec(page) ?? [];
  if (text === undefined) throw new Error('index.html has no block <script type="application/json" id="config">.');
  // A value with `<` in it could end the script element.
  const json = JSON.stringify({ ...(JSON.parse(text.trim() || '{}') as object), ...changes }).replaceAll('<', String.raw`\u003c`);
  const { config, problems } = readConfig(json);
  if (config === null || problems.length > 0) throw new Error(`The configuration cannot be used: ${problems.join(', ')}.`);
  return { page: page.replace(block, (_, open: string, __, close: string) => open + json + close), config };
}
