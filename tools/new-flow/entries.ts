import type { Names } from './names.ts';

/** A line in a list of the repository. */
interface Entry {
  readonly file: string;
  /** The import that the line needs. */
  readonly imports?: string;
  /** What the line comes before, as a pattern that is found once. */
  readonly before: RegExp;
  readonly line: string;
}

/** Returns the lines by which the repository knows a flow. */
export const entriesOf = ({ file, id, words, title }: Names): readonly Entry[] => [
  {
    file: 'machines/app/openable-flows.ts',
    imports: `import type { ${id}Machine } from '../${file}/${file}.machine.ts';`,
    before: /^\};\n\ntype OpenableFlows/m,
    line: `  ${id}: lazyFlow<typeof ${id}Machine>('${id}'),\n`,
  },
  {
    file: 'src/app/flows.ts',
    imports: `import { ${id}Flow } from '#src/flows/${file}/${file}.flow.ts';`,
    before: /,?\s*\] as const;/,
    line: `, ${id}Flow`,
  },
  {
    file: 'src/text/text.ts',
    imports: `import type { ${id} } from './en/${file}.ts';`,
    before: /(?<=^type Lazy = )/m,
    line: `typeof ${id} & `,
  },
  { file: 'src/text/en/shell.ts', before: /^ {2}'title\.cart'/m, line: `  'title.${id}': '${title}',\n` },
  {
    file: 'sandbox/handlers/all.ts',
    imports: `import { ${id}Handlers } from './${file}.ts';`,
    before: /^\];/m,
    line: `  ...${id}Handlers(world),\n`,
  },
  { file: 'contract/summaries.ts', before: /^\};/m, line: `  '${id}.confirm': 'Confirm the ${words}',\n` },
];

/** Returns the text of a list with one more entry. @throws where the list has not the place for it. */
export function withEntry(text: string, { file, imports, before, line }: Entry): string {
  const place = before.exec(text)?.index;
  if (place === undefined) throw new Error(`${file} has changed: entries.ts knows no place for a flow in it.`);
  const entered = text.slice(0, place) + line + text.slice(place);
  if (imports === undefined) return entered;
  const lastImport = entered.lastIndexOf('\nimport ');
  const end = entered.indexOf(';\n', lastImport) + 2;
  return `${entered.slice(0, end)}${imports}\n${entered.slice(end)}`;
}
