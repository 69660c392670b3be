import { readFileSync } from 'node:fs';

/** Where the ledger is, from the root of the repository. */
export const ledgerFile = 'docs/requirements.tsv';

/** What became of a requirement, and what that says. */
export const states = {
  done: 'does what the row says, and a test or path shows it',
  rule: 'a rule or part for it exists, tested by itself; no flow uses it',
  part: 'done in part, or not shown by a test; the note says what is missing',
  none: 'not begun',
  wrong: 'does something else than the row says',
  decided: 'done otherwise than the row says; a decision says why',
} as const;

/** One requirement of the specifications. */
export interface Row {
  readonly id: string;
  readonly group: string;
  /** What it asks for, in a few words. */
  readonly title: string;
  readonly state: string;
  /** The files that do it. */
  readonly where: readonly string[];
  /** The decision that departs from the specifications: a file of `docs/decisions`, or an issue. */
  readonly decision: string;
  /** What is missing. */
  readonly note: string;
}

/** The header of the ledger. */
export const columns = ['id', 'group', 'title', 'state', 'where', 'decision', 'note'] as const;

/** Returns the rows of the ledger in this repository. */
export const readLedger = (): readonly Row[] => parseLedger(readFileSync(ledgerFile, 'utf8'));

/**
 * Returns the rows of a ledger.
 * @throws Error when its header or the number of cells of a line is wrong.
 */
export function parseLedger(text: string): readonly Row[] {
  const [header, ...lines] = text.replace(/\n$/, '').split('\n');
  if (header !== columns.join('\t')) throw new Error(`The header of ${ledgerFile} has to be: ${columns.join(', ')}.`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) {
      throw new Error(`Line ${index + 2} of ${ledgerFile} has ${cells.length} cells, not ${columns.length}: ${line.slice(0, 60)}`);
    }
    const [id = '', group = '', title = '', state = '', where = '', decision = '', note = ''] = cells;
    return { id, group, title, state, where: where.split(', ').filter(Boolean), decision, note };
  });
}
