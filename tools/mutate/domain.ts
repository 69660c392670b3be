import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Stryker's report, as far as it is read. */
interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly StrykerMutant[] }>>;
}
interface Place {
  /** From 1. */
  readonly line: number;
  readonly column: number;
}
interface StrykerMutant {
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}
export interface DomainResults {
  readonly killed: number;
  readonly total: number;
  readonly survivors: readonly { readonly id: string }[];
}

/** Has Stryker make mistakes in every rule, and the rules' tests look for them. Throws where Stryker cannot run. */
export async function mutateDomain(): Promise<DomainResults> {
  const code = await new Promise((done) => {
    spawn('stryker', ['run', 'tools/mutate/stryker.config.json'], { shell: true, stdio: 'inherit' }).on('close', done);
  });
  if (code !== 0) throw new Error('Stryker could not run.');
  return resultsOf(JSON.parse(readFileSync('reports/stryker.json', 'utf8')) as StrykerReport);
}

/** Counts what was found. A mistake that does not compile, or that was left out on purpose, does not count. */
export function resultsOf({ files }: StrykerReport): DomainResults {
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: found }]) =>
    found
      .toSorted(({ location: { start: one } }, { location: { start: other } }) => one.line - other.line || one.column - other.column)
      .map((mutant) => ({
        name: `${file}: ${shortened(textAt(source, mutant))} becomes ${shortened(mutant.replacement)}`,
        status: mutant.status,
      })),
  );
  const namesakes = Map.groupBy(mutants, ({ name }) => name);
  const counted = mutants.map(numbered).filter(({ status }) => !['CompileError', 'Ignored', 'RuntimeError', 'Pending'].includes(status));
  const survivors = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  return { killed: counted.length - survivors.length, total: counted.length, survivors };

  /** The same mistake in several places of a file has a number, so that an excuse for one is none for the others. */
  function numbered(mutant: (typeof mutants)[number]) {
    const alike = namesakes.get(mutant.name)!;
    const place = alike.length > 1 ? ` (${alike.indexOf(mutant) + 1} of ${alike.length})` : '';
    return { id: `${mutant.name}${place}`, status: mutant.status };
  }
}

/** What was changed, as written in the source; lines are counted anew with every edit, words are not. */
function textAt(source: string, { location: { start, end } }: StrykerMutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines.map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined)).join(' ');
}

const shortened = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 100);
