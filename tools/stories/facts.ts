import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FlowFacts } from '#stories/flows/FlowDocs.tsx';
import { citationsIn } from '../requirements/citations.ts';
import { byId } from '../requirements/ids.ts';

/** What the docs page of a flow says beyond its model, read from the flow's own files, so that it is written once. */
export function factsOf(flow: string): FlowFacts {
  const citations = sourcesOf(flow).flatMap((file) => citationsIn({ file, text: readFileSync(file, 'utf8') }));
  const views = globSync(`src/flows/${flow}/*.tsx`).map((file) => readFileSync(file, 'utf8'));
  return {
    purpose: purposeIn(readFileSync(`machines/${flow}/${flow}.machine.ts`, 'utf8')),
    requirements: [...new Set(citations.map(({ id }) => id))].toSorted(byId),
    texts: textsIn(views),
  };
}

/** The flow's files, and the rules that they import by name. */
function sourcesOf(flow: string): string[] {
  const own = globSync([`machines/${flow}/*.ts`, `src/flows/${flow}/*.{ts,tsx}`]);
  const rules = own.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '#(domain\/[^']+)'/g)].map(([, rule]) => rule!));
  return [...new Set([...own, ...rules])];
}

/** The words of the docstring right before the machine. */
function purposeIn(source: string): string {
  const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/.exec(source) ?? [];
  return (comment ?? '')
    .replaceAll(/^\s*\*\s?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The texts that some views name by key, with their English words. */
function textsIn(views: readonly string[]): Record<string, string> {
  const all = globSync('src/text/en/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}(?:'([\w.]+)'|(\w+)):\s*\n?\s*(['"`])(.*?)\3,?$/gms)].map(
      ([, quoted, bare, , words]) => [quoted ?? bare!, words!] as const,
    ),
  );
  return Object.fromEntries(all.filter(([key]) => views.some((view) => view.includes(`'${key}'`))));
}

/** The flow that a model's file is named after. */
export const flowOf = (modelFile: string): string => path.basename(modelFile, '.model.ts');
