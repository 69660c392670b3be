import { readFileSync } from 'node:fs';

/** What an operator's file sets in the page's configuration. Throws a sentence with the file's name when it is missing or no JSON object. */
export function readChanges(file: string): Readonly<Record<string, unknown>> {
  const changes = parse(file);
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) throw new Error(`${file} has to be a JSON object.`);
  return { ...changes };
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
