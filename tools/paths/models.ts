import { globSync } from 'node:fs';
import path from 'node:path';
import type { AnyModel } from '#model-tests/kit/model.ts';
import { suggestion } from './suggestion.ts';

/** A flow by the name of its files. */
export interface Flow {
  readonly name: string;
  readonly model: AnyModel;
}

/** Every flow's model, as Node loads it. */
export async function loadModels(): Promise<readonly Flow[]> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const files = globSync('model-tests/*/*.model.ts').toSorted();
  return Promise.all(
    files.map(async (file) => {
      const { model } = (await import(path.resolve(file))) as { model: AnyModel };
      return { name: path.basename(file, '.model.ts'), model };
    }),
  );
}

/**
 * Returns the flow of a name, or all where none is given.
 * @throws Error with the nearest name and all names when there is none.
 */
export function flowsNamed(flows: readonly Flow[], name: string | undefined): readonly Flow[] {
  if (name === undefined) return flows;
  const named = flows.filter((flow) => flow.name === name);
  if (named.length === 0) {
    const names = flows.map((flow) => flow.name);
    throw new Error(`There is no flow "${name}".${suggestion(name, names)} There are: ${names.join(', ')}.`);
  }
  return named;
}
