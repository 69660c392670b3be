import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadModels, flowsNamed } from '../paths/models.ts';
import { writeTables } from '../paths/tables.ts';
import { filesFor } from './templates.ts';

/** `npm run new:flow NAME` writes a flow through its rooms, as a skeleton that compiles and passes. */
async function newFlow(name: string | undefined) {
  if (name === undefined || !/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error('Name the flow in kebab case: npm run new:flow gift-card');
  const files = filesFor(name);
  const taken = Object.keys(files).filter((file) => existsSync(file));
  if (taken.length > 0) throw new Error(`There is such a flow already: ${taken.join(', ')}`);
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
    console.log(file);
  }
  writeTables(flowsNamed(await loadModels(), name));
  console.log(`Next: name its ports in src/app/flows/${name}.ts, start it from a chart, and draw it with "npm run diagrams".`);
}

try {
  await newFlow(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
