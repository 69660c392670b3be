import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor, type ESTree } from 'vite';
import { requirementsIn } from './ids.ts';

/** A place that names a requirement. */
export interface Citation {
  readonly id: string;
  /** A test by its title, a chart that every path of its flow walks, or a comment. Only the first two show anything. */
  readonly kind: 'test' | 'path' | 'comment';
  readonly file: string;
  readonly line: number;
  /** The title, the description or the invariant that names it. */
  readonly words: string;
}

/** What a file may cite by. */
interface Source {
  readonly file: string;
  readonly text: string;
}

const code = '{contract,domain,machines,model-tests,sandbox,src,stories,test}/**/*.{ts,tsx}';
/** Tests of what reads ids, whose samples are no citations. */
const samples = ['test/tools/requirements.test.ts', 'test/tools/paths.test.ts'];

/** Returns every citation in this repository: titles of tests, charts, invariants and comments. */
export const readCitations = (): readonly Citation[] =>
  globSync(code)
    .filter((file) => !samples.includes(file) && !file.endsWith('.gen.ts'))
    .toSorted()
    .flatMap((file) => citationsIn({ file, text: readFileSync(file, 'utf8') }));

/**
 * Returns the citations of one file: in titles of tests (with the rows of a table of cases) if it is a test, in comments on stories that
 * play, in descriptions of states if it is a chart, in names of invariants if it is a model, and in comments.
 */
export function citationsIn({ file, text }: Source): readonly Citation[] {
  if (!/[A-Z]-\d{2}/.test(text)) return [];
  const { program, comments } = parseSync(file, text);
  const found: Citation[] = [];
  const cite = (kind: Citation['kind'], words: string, start: number) => {
    const line = text.slice(0, start).split('\n').length;
    for (const id of requirementsIn(words)) found.push({ id, kind, file, line, words: words.trim() });
  };
  for (const { value, start } of comments) cite('comment', value.replaceAll(/\s*\n\s*\*?/g, ' '), start);
  const isTest = /\.test\.tsx?$/.test(file);
  const isModel = file.endsWith('.model.ts');
  const isStories = file.endsWith('.stories.tsx');
  new Visitor({
    ExportNamedDeclaration({ start, end }) {
      // The comment of a story that plays is its title.
      const title = comments.find((comment) => text.slice(comment.end, start).trim() === '' && comment.end <= start);
      if (isStories && title !== undefined && /^ {2}play:/m.test(text.slice(start, end))) cite('test', title.value, title.start);
    },
    CallExpression(node) {
      if (isTest && isTestCall(node.callee)) for (const { words, start } of titleIn(node)) cite('test', words, start);
    },
    Property({ key, value }) {
      const name = nameOf(key);
      if (file.startsWith('machines/') && name === 'description')
        for (const { words, start } of stringsIn(value)) cite('path', words, start);
      if (isModel && name === 'invariants' && value.type === 'ObjectExpression') {
        for (const property of value.properties) if (property.type === 'Property') cite('path', nameOf(property.key), property.start);
      }
    },
  }).visit(program);
  return found;
}

const testCalls = ['it', 'test', 'describe'];

/** True for `it`, `it.for(rows)`, `describe.each(rows)` and the like. */
function isTestCall(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return testCalls.includes(callee.name);
  if (callee.type === 'MemberExpression') return isTestCall(callee.object);
  return callee.type === 'CallExpression' && isTestCall(callee.callee);
}

interface Text {
  readonly words: string;
  readonly start: number;
}

/** The title of a test, or each text in the table of its cases. */
function titleIn({ callee, arguments: given }: ESTree.CallExpression): readonly Text[] {
  const [first] = given;
  if (first === undefined) return [];
  const isTable = callee.type === 'MemberExpression' && nameOf(callee.property) !== 'skip';
  return isTable || first.type !== 'ArrowFunctionExpression' ? stringsIn(first) : [];
}

/** Every text within an expression, functions left out. */
function stringsIn(node: ESTree.Node): readonly Text[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ words: node.value, start: node.start }] : [];
  if (node.type === 'TemplateLiteral') return [{ words: node.quasis.map(({ value }) => value.cooked).join('…'), start: node.start }];
  if (node.type === 'ArrayExpression') return node.elements.flatMap((element) => (element === null ? [] : stringsIn(element)));
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((property) =>
      property.type === 'Property' ? [...stringsIn(property.key), ...stringsIn(property.value)] : [],
    );
  if (node.type === 'BinaryExpression') return [...stringsIn(node.left), ...stringsIn(node.right)];
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return stringsIn(node.expression);
  return [];
}

/** The name of a key, whether it is quoted or not. */
function nameOf(key: ESTree.Node): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : '';
}
