import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { appFiles } from './app-files.ts';
import { entriesOf, withEntry } from './entries.ts';
import { machineFiles } from './machine-files.ts';
import { namesOf, type Names } from './names.ts';
import { serverFiles } from './server-files.ts';
import { testFiles } from './test-files.ts';

/** Returns the files of a new flow, and the lists that name it, by path. @throws where one is there already; nothing is written then. */
function changesOf(names: Names): Readonly<Record<string, string>> {
  const files = { ...machineFiles(names), ...serverFiles(names), ...appFiles(names), ...testFiles(names) };
  const taken = Object.keys(files).filter((file) => existsSync(file));
  if (taken.length > 0) throw new Error(`There is a "${names.file}" already: ${taken.join(', ')}.`);
  const lists = entriesOf(names).map((entry) => [entry.file, withEntry(readFileSync(entry.file, 'utf8'), entry)]);
  return { ...files, ...(Object.fromEntries(lists) as Record<string, string>) };
}

/** Writes a flow with its page, its call and its tests, enters it in the lists, and derives the rest: routes, table, diagrams, OpenAPI. */
async function newFlow(name: string | undefined) {
  const names = namesOf(name);
  const changes = changesOf(names);
  for (const [file, source] of Object.entries(changes)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
    console.log(file);
  }
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  run('oxfmt', ...Object.keys(changes));
  // The plugin of the router writes the tree of routes when Vite reads its configuration.
  await resolveConfig({ logLevel: 'error' }, 'build');
  run('node', 'tools/paths/paths.ts', names.file, '--write');
  run('node', 'tools/draw-machines.ts');
  run('node', 'tools/openapi.ts');
  console.log(
    `The ${names.words} is at /app/${names.file}.html after "npm start". "npm run verify" checks it; Storybook shows it under Flows.`,
  );
}

try {
  await newFlow(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
