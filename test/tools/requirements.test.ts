import { describe, expect, it } from 'vitest';
import { problemsOf } from '#tools/requirements/check.ts';
import { citationsIn, readCitations } from '#tools/requirements/citations.ts';
import { requirementsIn } from '#tools/requirements/ids.ts';
import { columns, parseLedger, readLedger, type Row } from '#tools/requirements/ledger.ts';
import { countsOf, detailsOf } from '#tools/requirements/print.ts';

const row: Row = {
  id: 'CART-13',
  group: 'CART',
  title: 'Adding needs a cart',
  state: 'done',
  where: ['machines/cart/cart.machine.ts'],
  decision: '',
  note: '',
};
const shown = citationsIn({ file: 'test/a.test.ts', text: `it('asks for an order first (CART-13)', () => {});` });

describe('The ledger of requirements', () => {
  it('has a line for each of the 817 requirements and 130 endpoints, and agrees with what cites them', () => {
    const rows = readLedger();
    expect(rows.filter(({ group }) => group !== 'C')).toHaveLength(817);
    expect(rows.filter(({ group }) => group === 'C')).toHaveLength(130);
    expect(problemsOf(rows, readCitations())).toEqual([]);
  });

  it('counts a row as done only where a test or path cites it: a comment shows nothing', () => {
    const comment = citationsIn({ file: 'domain/a.ts', text: '/** Adds a line (CART-13). */\nexport const a = 1;' });
    expect(comment).toHaveLength(1);
    expect(problemsOf([row], comment)).toEqual(['CART-13 is done, but no test or path cites it.']);
    expect(problemsOf([row], shown)).toEqual([]);
  });

  it('names a cited id that does not exist, with its place and the nearest one', () => {
    const wrong = citationsIn({ file: 'machines/a.ts', text: `\n/** Waits (CART-31, AMB-64, CRAT-13, SHA-512, AMB-63). */` });
    expect(problemsOf([{ ...row, state: 'rule' }], wrong)).toEqual([
      'machines/a.ts:2 cites CART-31, which docs/requirements.tsv does not have. Did you mean "CART-13"?',
      'machines/a.ts:2 cites AMB-64, which docs/requirements.tsv does not have.',
      'machines/a.ts:2 cites CRAT-13, which docs/requirements.tsv does not have. Did you mean "CART-13"?',
    ]);
  });

  it.for<[Partial<Row>, string]>([
    [{ state: 'dome' }, 'CART-13 has the state "dome". Did you mean "done"?'],
    [{ group: 'CAR' }, 'CART-13 has the group "CAR", not CART.'],
    [{ title: '' }, 'CART-13 has no title.'],
    [{ state: 'decided' }, 'CART-13 is decided, but names no decision.'],
    [{ decision: 'ours' }, 'CART-13 names "ours", not a decision by its three digits.'],
    [{ decision: '999' }, 'CART-13 names decision 999, which docs/decisions does not have.'],
    [{ state: 'part' }, 'CART-13 is part, but no note says what is missing.'],
    [{ where: [] }, 'CART-13 is done, but names no file that does it.'],
    [{ where: ['machines/no.ts'] }, 'CART-13 names machines/no.ts, which does not exist.'],
  ])('says what is wrong with a line: %o', ([change, sentence]) => {
    expect(problemsOf([{ ...row, ...change }], shown)).toEqual([sentence]);
  });

  it('is sorted by id, numbers by their value, and has each id once', () => {
    const ids = (...names: readonly string[]) => names.map((id) => ({ ...row, id, group: 'C', state: 'rule' }));
    expect(problemsOf(ids('C-09', 'C-99', 'C-100'), [])).toEqual([]);
    expect(problemsOf(ids('C-100', 'C-99'), [])).toEqual(['C-99 has to stand before C-100: the lines are sorted by id.']);
    expect(problemsOf(ids('C-99', 'C-99'), [])).toEqual(['C-99 has two lines.']);
  });

  it('is read only with its header and all its cells', () => {
    const header = columns.join('\t');
    const line = 'CART-13\tCART\tAdding needs a cart\tdone\tmachines/cart/cart.machine.ts\t\t';
    expect(parseLedger(`${header}\n${line}\n`)).toEqual([row]);
    expect(() => parseLedger(`id\tgroup\n${line}\n`)).toThrow('The header of docs/requirements.tsv has to be: id, group,');
    expect(() => parseLedger(`${header}\nCART-13\tCART\n`)).toThrow('Line 2 of docs/requirements.tsv has 2 cells, not 7: CART-13');
  });

  it('is printed as counts per group and state', () => {
    const rows = [row, { ...row, id: 'CART-14', state: 'none' }, { ...row, id: 'QTY-01', group: 'QTY' }];
    expect(
      countsOf(rows)
        .split('\n')
        .map((line) => line.split(/ +/).slice(0, 6)),
    ).toEqual([
      ['group', 'rows', 'done', 'rule', 'part', 'none'],
      ['CART', '2', '1', '·', '·', '1'],
      ['QTY', '1', '1', '·', '·', '·'],
      ['all', '3', '2', '·', '·', '1'],
    ]);
  });

  it('says of one requirement which files do it and which tests and paths show it', () => {
    const model = `export const model = { invariants: { 'changes nothing without a cart (CART-13)': () => true } };`;
    const paths = citationsIn({ file: 'model-tests/cart/cart.model.ts', text: model });
    expect(detailsOf(row, [...shown, ...paths]).split('\n')).toEqual([
      'CART-13  Adding needs a cart',
      'state: done (does what the row says, and a test or path shows it)',
      'done in:',
      '  machines/cart/cart.machine.ts',
      'tests:',
      '  test/a.test.ts:1  asks for an order first (CART-13)',
      'paths:',
      '  model-tests/cart/cart.model.ts:1  changes nothing without a cart (CART-13)',
      'Its paths: npm run paths -- cart --requirement CART-13',
    ]);
  });
});

describe('Citations', () => {
  it('are ids, shortened ones and ranges too', () => {
    expect(requirementsIn('gone (SUBMIT-12, SUBMIT-13), kept (ORD-SETUP-14, -15) at 10-12')).toEqual([
      'SUBMIT-12',
      'SUBMIT-13',
      'ORD-SETUP-14',
      'ORD-SETUP-15',
    ]);
    expect(requirementsIn('QUERY-03 to -05, C-99 to C-101 and ERRORS-01 to 03')).toEqual([
      'QUERY-03',
      'QUERY-04',
      'QUERY-05',
      'C-99',
      'C-100',
      'C-101',
      'ERRORS-01',
    ]);
  });

  it.for([
    [`it('adds (CART-01)', () => {})`, ['CART-01']],
    [`describe('CART-01', () => { it.for([1])('%i (CART-02)', () => {}); })`, ['CART-01', 'CART-02']],
    [`it.for([['CART-01', 1], [\`CART-02\`, 2]] as const)('%s', () => {})`, ['CART-01', 'CART-02']],
    [`it('adds', () => { expect('CART-01').toBe('CART-01'); })`, []],
    [`const words = 'CART-01';`, []],
  ] as const)('of a test are those of its title and of the table of its cases: %s', ([text, ids]) => {
    const found = citationsIn({ file: 'test/a.test.ts', text });
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(found.every(({ kind }) => kind === 'test')).toBe(true);
  });

  it('of a story are those of its comment, where it plays', () => {
    const story = (part: string) => `/** UI-01: arrows move. */\nexport const Line: Story = {\n  ${part},\n};\n`;
    const kindsOf = (part: string) => citationsIn({ file: 'stories/parts/Tabs.stories.tsx', text: story(part) }).map(({ kind }) => kind);
    expect(kindsOf('play: async () => {}')).toContain('test');
    expect(kindsOf('render: () => null')).toEqual(['comment']);
  });

  it('of a chart are those of its descriptions, and only titles of a test file are titles of tests', () => {
    const text = `export const m = { states: { a: { description: 'Waits (CART-13).' } } }; it('CART-01', () => {});`;
    expect(citationsIn({ file: 'machines/cart/cart.machine.ts', text })).toEqual([
      { id: 'CART-13', kind: 'path', file: 'machines/cart/cart.machine.ts', line: 1, words: 'Waits (CART-13).' },
    ]);
  });
});
